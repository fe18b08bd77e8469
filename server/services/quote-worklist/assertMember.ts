import { any, isAllowed, role } from '#domain/access'
import type { Database } from '../../database/database.ts'
import type { Person } from '../../person/person.ts'
import { Problem } from '../../problem/problem.ts'
import { readWorkgroupName } from '../quoteItem/workflowNames.ts'

const seesEveryGroup = any(role('SU'))

/** Whether what waits in a workgroup is for the person to see: for its members, and for super users. */
export const seesGroup = (person: Person, group: string): boolean =>
  person.workGroups.includes(group) || isAllowed(person, seesEveryGroup)

/** The refusal of somebody who is not in a workgroup, which it calls by its name. */
export const notMember = async (db: Database, group: string): Promise<Problem> =>
  new Problem('not-allowed', `You are not a member of workgroup ${await readWorkgroupName(db, group)}.`)

/** Refuses who may not see what waits in a workgroup; no workgroup asks for nothing. */
export async function assertMember(db: Database, person: Person, group: string | undefined): Promise<void> {
  if (group !== undefined && !seesGroup(person, group)) throw await notMember(db, group)
}
