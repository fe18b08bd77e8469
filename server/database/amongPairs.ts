import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

/**
 * Whether two columns together are one of these pairs; by the index over both. However many there are, they are two values
 * of the statement: a pair at a time, planning two hundred of them takes longer than finding their rows.
 */
export function amongPairs(
  columns: readonly [SQLWrapper, SQLWrapper],
  pairs: readonly (readonly [string, string])[],
): SQL {
  if (pairs.length === 0) return sql`false`
  const [firsts, seconds] = [pairs.map(([first]) => first), pairs.map(([, second]) => second)]
  return sql`(${columns[0]}, ${columns[1]}) in (
    select * from unnest(${sql.param(firsts)}::text[], ${sql.param(seconds)}::text[]))`
}
