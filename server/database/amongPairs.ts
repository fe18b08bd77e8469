import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

/** Whether two columns together are one of these pairs; by the index over both. */
export function amongPairs(
  columns: readonly [SQLWrapper, SQLWrapper],
  pairs: readonly (readonly [string, string])[],
): SQL {
  if (pairs.length === 0) return sql`false`
  const values = sql.join(
    pairs.map(([first, second]) => sql`(${first}::text, ${second}::text)`),
    sql`, `,
  )
  return sql`(${columns[0]}, ${columns[1]}) in (${values})`
}
