import { toSnakeCase } from 'drizzle-orm/casing'
import type { PgColumn } from 'drizzle-orm/pg-core'

/** What a column is called in the database. */
export const columnName = (column: PgColumn): string =>
  column.keyAsName ? toSnakeCase(column.name) : column.name
