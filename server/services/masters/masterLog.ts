import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { MasterLogEntry } from '#contract/masters'
import type { MasterKind } from '#domain/access'
import type { Database } from '../../database/database.ts'
import { changeLog, users } from '../../database/schema/index.ts'

/** The latest lines of the change log that meet a condition, with the names of who wrote them; at most 500. */
export async function changeLines(
  db: Database,
  condition: SQL | undefined,
): Promise<(MasterLogEntry & { readonly key: string })[]> {
  const rows = await db
    .select({
      id: changeLog.id,
      at: changeLog.at,
      whoName: sql<string>`coalesce(${users.name}, ${changeLog.who})`,
      key: changeLog.key,
      field: changeLog.field,
      old: changeLog.old,
      new: changeLog.new,
    })
    .from(changeLog)
    .leftJoin(users, eq(users.login, changeLog.who))
    .where(condition)
    .orderBy(desc(changeLog.id))
    .limit(500)
  return rows.map(row => ({ ...row, at: row.at.toISOString() }))
}

/** The latest changes of a master, newest first; at most 500. */
export async function masterLog(db: Database, kind: MasterKind, key: string): Promise<MasterLogEntry[]> {
  const lines = await changeLines(db, and(eq(changeLog.what, kind), eq(changeLog.key, key)))
  return lines.map(({ key: _, ...line }) => line)
}
