import { and, desc, eq, sql } from 'drizzle-orm'
import type { Database } from '../../../database/database.ts'
import { changeLog, users } from '../../../database/schema/index.ts'
import type { Person } from '../../../person/person.ts'
import { orderOrProblem } from './orderRow.ts'

/** The last five hundred lines of an order's change log, newest first; comments are among them. */
export async function orderLogs(db: Database, person: Person, orderId: number) {
  const order = await orderOrProblem(db, person, orderId)
  const rows = await db
    .select({ line: changeLog, whoName: sql<string>`coalesce(${users.name}, ${changeLog.who})` })
    .from(changeLog)
    .leftJoin(users, eq(users.login, changeLog.who))
    .where(and(eq(changeLog.what, 'toolingOrder'), eq(changeLog.key, String(order.id))))
    .orderBy(desc(changeLog.id))
    .limit(500)
  return rows.map(({ line, whoName }) => ({
    id: line.id,
    at: line.at.toISOString(),
    who: line.who,
    whoName,
    field: line.field,
    old: line.old ?? null,
    new: line.new ?? null,
  }))
}
