import { security, type User } from '#contract/security'
import type { Calls } from '../../dataProvider/call.ts'

/**
 * Why the server would refuse to take a user out of use: it is asked by a dry run, which says what a save would. Null
 * where nothing is in the way, or it can't be asked.
 */
export async function whyKept({ login }: User, calls: Pick<Calls, 'call'>): Promise<string | null> {
  const lines = [{ line: 1, cells: { login, isActive: 'No' } }]
  const answer = await calls
    .call(security.uploadUsers, { body: { dryRun: true, lines } })
    .catch(() => undefined)
  const refused = answer?.outcomes.find(({ outcome }) => outcome === 'refused')
  return refused?.reasons.map(({ message }) => message).join(' ') || null
}
