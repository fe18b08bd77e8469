import { logEvent } from '../../database/changeLog.ts'
import type { Database } from '../../database/database.ts'
import { violationOf } from '../../database/violation.ts'
import { notFound, Problem } from '../../http/problem.ts'
import type { Person } from '../security/person.ts'
import type { Master } from './master.ts'

/** Deletes a master that was deactivated before and that nothing uses; otherwise says what uses it. */
export async function deleteMaster<Key extends string | number, Input extends object>(
  db: Database,
  person: Person,
  master: Master<Key, Input>,
  text: string,
): Promise<void> {
  const key = master.keyOf(text)
  await db.transaction(async tx => {
    const stored = key === null ? null : await master.read(tx, key, true)
    if (key === null || stored === null) throw notFound(`The ${master.one}`)
    const name = String(stored[master.nameField])
    if (stored.isActive) {
      throw new Problem('rule-failed', `Deactivate the ${master.one} ${name} before you delete it.`, {
        errors: [{ path: 'isActive', message: 'is still active' }],
      })
    }
    const users = await master.usedBy(tx, key)
    if (users.length > 0) {
      throw new Problem('in-use', `${name} is still used by ${users.join('; ')}.`)
    }
    await master.remove(tx, key).catch((error: unknown) => {
      if (violationOf(error) !== 'reference') throw error
      throw new Problem('in-use', `${name} is still used.`)
    })
    await logEvent(tx, person.login, { what: master.kind, key: String(key), quoteId: null }, 'deleted', name)
    await master.afterwards?.(tx, person, ['isActive'])
  })
}
