import { count, eq, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '../../database/database.ts'

/** The condition for the rows asked for by state: those in use unless told. */
export const inState = (
  isActive: PgColumn,
  state: 'active' | 'inactive' | 'all' = 'active',
): SQL | undefined => (state === 'all' ? undefined : eq(isActive, state === 'active'))

/** How many rows of `table` the condition lets through. */
export async function countOf(db: Database, table: PgTable, where: SQL | undefined): Promise<number> {
  const [counted] = await db.select({ total: count() }).from(table).where(where)
  return counted?.total ?? 0
}
