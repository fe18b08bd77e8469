import { and, asc, eq, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Database } from '../../../database/database.ts'
import { userRoles, users, userWorkgroups } from '../../../database/schema/index.ts'
import { someNames } from '../../masters/master.ts'

/** What people hold, by the table that says who holds it. */
const held = {
  role: { table: userRoles, userId: userRoles.userId, code: userRoles.roleCode },
  workgroup: { table: userWorkgroups, userId: userWorkgroups.userId, code: userWorkgroups.workgroupCode },
} as const

/** How many active users hold the role or workgroup whose code is `wanted`, as one field of its row. */
export function activeHolders(what: keyof typeof held, wanted: PgColumn): SQL<number> {
  const { table, userId, code } = held[what]
  return sql<number>`(select count(*)::int from ${table} join ${users} on ${eq(users.id, userId)}
    where ${and(eq(code, wanted), eq(users.isActive, sql`true`))})`
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
