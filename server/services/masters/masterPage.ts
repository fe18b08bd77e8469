import { count, eq, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '../../database/database.ts'

/** The condition for the rows asked for by state: those in use unless told. */
export const inState = (
  isActive: PgColumn,
  state: 'active' | 'inactive' | 'all' = 'active',
): SQL | undefined => (state === 'all' ? undefined : eq(isActive, state === 'active'))

/** The condition for the rows in whose words each word of `q` is the start of one; none asked for: every row. */
export const searched = (words: SQL, q: string | undefined): SQL | undefined =>
  q === undefined || q === '' ? undefined : sql`${words} @@ words_query(${q})`

/** How many rows of `table` the condition lets through. */
export async function countOf(db: Database, table: PgTable, where: SQL | undefined): Promise<number> {
  const [counted] = await db.select({ total: count() }).from(table).where(where)
  return counted?.total ?? 0
}
