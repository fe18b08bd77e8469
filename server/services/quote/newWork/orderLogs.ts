import { and, desc, eq, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Database } from '../../../database/database.ts'
import { changeLog, users, vendors } from '../../../database/schema/index.ts'
import type { Person } from '../../../person/person.ts'
import { workgroupNameOf } from '../../quoteItem/workflowNames.ts'
import { orderOrProblem } from './orderRow.ts'

/** What people call what a line has a code or an id of. */
const nameOf = (value: PgColumn) => {
  const code = sql`${value} #>> '{}'`
  return sql<string | null>`case ${changeLog.field}
    when 'assignmentGroup' then nullif(${workgroupNameOf(code)}, '')
    when 'vendorId' then (select ${vendors.name} from ${vendors} where ${vendors.id}::text = ${code})
    end`
}

/** The last five hundred lines of an order's change log, newest first; comments are among them. */
export async function orderLogs(db: Database, person: Person, orderId: number) {
  const order = await orderOrProblem(db, person, orderId)
  const rows = await db
    .select({
      line: changeLog,
      whoName: sql<string>`coalesce(${users.name}, ${changeLog.who})`,
      oldName: nameOf(changeLog.old),
      newName: nameOf(changeLog.new),
    })
    .from(changeLog)
    .leftJoin(users, eq(users.login, changeLog.who))
    .where(and(eq(changeLog.what, 'toolingOrder'), eq(changeLog.key, String(order.id))))
    .orderBy(desc(changeLog.id))
    .limit(500)
  return rows.map(({ line, whoName, oldName, newName }) => ({
    id: line.id,
    at: line.at.toISOString(),
    who: line.who,
    ...{ whoName, oldName, newName },
    field: line.field,
    old: line.old ?? null,
    new: line.new ?? null,
  }))
}
