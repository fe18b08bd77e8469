import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/** The fields as one JSON object: for a row, or rows, that come as a value beside another row. Times are texts in it. */
export const jsonObject = (fields: Readonly<Record<string, PgColumn | SQL>>): SQL =>
  sql`json_build_object(${sql.join(
    Object.entries(fields).map(([key, field]) => sql`${sql.raw(`'${key}'`)}, ${field}`),
    sql`, `,
  )})`
