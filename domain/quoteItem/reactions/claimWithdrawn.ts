import type { Reaction } from '../reaction.ts'
import { approvals } from '../sections/compliance/approvals.ts'

/** A claim that is taken back takes its approval with it. */
export const claimWithdrawn: Reaction = (before, after) => {
  const gone = approvals.filter(({ claim, approval }) => {
    const isChanged =
      before.compliance[claim] !== after.compliance[claim] ||
      before.compliance[approval] !== after.compliance[approval]
    return isChanged && !after.compliance[claim] && after.compliance[approval]
  })
  const patch = Object.fromEntries(gone.map(({ approval }) => [approval, false]))
  return gone.length === 0 ? null : { patch: { compliance: patch }, said: '' }
}
