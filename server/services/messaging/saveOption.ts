import type { messaging } from '#contract/messaging'
import type { Database } from '../../database/database.ts'
import type { Call } from '../../http/mount.ts'
import type { Person } from '../../person/person.ts'
import { Problem } from '../../problem/problem.ts'
import { saveRow } from '../masters/rowMaster.ts'
import { messageOptionMaster } from './masters.ts'
import { optionUsers } from './optionUsers.ts'

/** Creates or changes a message option; one that an active template shows stays active. */
export async function saveOption(
  tx: Database,
  person: Person,
  body: Call<typeof messaging.saveOption>['body'],
) {
  const { id, version, ...values } = body
  const users = values.isActive ? [] : await optionUsers(tx, values, 'active')
  if (users.length > 0) {
    const message = `${values.code} is still used by ${users.join(', ')}.`
    throw new Problem('in-use', message, { errors: [{ path: 'isActive', message }] })
  }
  return saveRow(tx, person, messageOptionMaster, { id, version }, values)
}
