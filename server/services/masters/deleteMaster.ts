import { logEvent } from '../../database/changeLog.ts'
import type { Database } from '../../database/database.ts'
import { violationOf } from '../../database/violation.ts'
import type { Person } from '../../person/person.ts'
import { Problem } from '../../problem/problem.ts'
import { loggedAs, loggedField } from './loggedAs.ts'
import type { Master } from './master.ts'
import { masterOrProblem } from './masterOrProblem.ts'

const isActive = (stored: object): boolean => 'isActive' in stored && stored.isActive === true

/** Deletes a master that was deactivated before and that nothing uses; otherwise says what uses it. */
export async function deleteMaster<Key extends string | number, Input extends object, Stored extends Input>(
  db: Database,
  person: Person,
  master: Master<Key, Input, Stored>,
  key: Key,
): Promise<void> {
  await db.transaction(async tx => {
    const stored = await masterOrProblem(tx, master, key)
    const name = String(stored[master.nameField])
    const called = master.words?.called(stored) ?? name
    if (isActive(stored)) {
      throw new Problem('rule-failed', `Deactivate the ${master.one} ${name} before you delete it.`, {
        errors: [{ path: 'isActive', message: 'is still active' }],
      })
    }
    const users = await master.usedBy(tx, key, stored)
    if (users.length > 0) {
      throw new Problem('in-use', `${called} is still used by ${users.join('; ')}.`)
    }
    await master.remove(tx, key).catch((error: unknown) => {
      if (violationOf(error) !== 'reference') throw error
      throw new Problem('in-use', `${called} is still used.`)
    })
    const detail = master.isLoggedWhole === true ? stored : name
    await logEvent(tx, person.login, loggedAs(master, key), loggedField(master, 'deleted'), detail)
    await master.afterwards?.(tx, person, ['isActive'])
  })
}
