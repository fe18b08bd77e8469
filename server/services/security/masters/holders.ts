import { and, asc, count, eq, inArray } from 'drizzle-orm'
import type { Database } from '../../../database/database.ts'
import { userRoles, users, userWorkgroups } from '../../../database/schema/index.ts'
import { someNames } from '../../masters/master.ts'

/** What people hold, by the table that says who holds it. */
const held = {
  role: { table: userRoles, userId: userRoles.userId, code: userRoles.roleCode },
  workgroup: { table: userWorkgroups, userId: userWorkgroups.userId, code: userWorkgroups.workgroupCode },
} as const

/** How many active users hold each of these roles or workgroups; one that nobody holds is missing. */
export async function activeHolders(
  db: Database,
  what: keyof typeof held,
  codes: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const { table, userId, code } = held[what]
  const counted = await db
    .select({ code, total: count() })
    .from(table)
    .innerJoin(users, eq(users.id, userId))
    .where(and(inArray(code, [...codes]), eq(users.isActive, true)))
    .groupBy(code)
  return new Map(counted.map(row => [row.code, row.total]))
}

/** Names of the users, active or not, who hold a role or workgroup, as what uses it; empty when nobody does. */
export async function holderNames(db: Database, what: keyof typeof held, wanted: string): Promise<string[]> {
  const { table, userId, code } = held[what]
  const people = await db
    .select({ name: users.name })
    .from(table)
    .innerJoin(users, eq(users.id, userId))
    .where(eq(code, wanted))
    .orderBy(asc(users.name))
  return people.length === 0 ? [] : [`users ${someNames(people.map(row => row.name))}`]
}
