import type { SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '../../database/database.ts'

type WithId = PgTable & { readonly id: PgColumn }

/** The id of the row that meets a condition; null when there is none. */
export async function storedId(
  tx: Database,
  table: WithId,
  condition: SQL | undefined,
): Promise<number | null> {
  const [row] = await tx
    .select({ id: table.id })
    .from(table as PgTable)
    .where(condition)
    .limit(1)
  return row === undefined ? null : Number(row.id)
}

/** Stores a new row and answers its id. */
export async function insertedId<Table extends WithId>(
  tx: Database,
  table: Table,
  values: Table['$inferInsert'],
): Promise<number> {
  const [row] = await tx
    .insert(table as PgTable)
    .values(values as never)
    .returning({ id: table.id })
  if (row === undefined) throw new Error('The row was not stored.')
  return Number(row.id)
}
