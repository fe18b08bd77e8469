import type { SQL } from 'drizzle-orm'
import { asc, desc } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { entryUnder } from '#domain/tables'
import { Problem } from '../problem/problem.ts'

export interface ListQuery {
  readonly sort?: readonly [string, 'ASC' | 'DESC'] | undefined
  readonly range?: readonly [number, number] | undefined
}

/** One page of a list; `total` null: not counted. */
export interface ListPage<Rows> {
  readonly rows: Rows
  readonly first: number
  readonly total: number | null
  /** Counting stopped at `total`; there are at least so many. */
  readonly isAtLeast?: boolean
}

/** First row and number of rows wanted; `wanted` of a list asked for without a range is `otherwise`. */
export function rangeOf(query: ListQuery, otherwise = 1000): { first: number; wanted: number } {
  if (query.range === undefined) return { first: 0, wanted: otherwise }
  const [first, last] = query.range
  return { first, wanted: last - first + 1 }
}

/** The order asked for, made total by `tieBreak`; a field that the list cannot be sorted by is refused. */
export function orderOf(
  query: ListQuery,
  columns: Readonly<Record<string, PgColumn | SQL>>,
  otherwise: readonly SQL[],
  tieBreak: PgColumn,
): SQL[] {
  if (query.sort === undefined) return [...otherwise]
  const [field, direction] = query.sort
  const column = entryUnder(columns, field)
  if (column === undefined) {
    throw new Problem('invalid-request', `This list cannot be sorted by ${field}.`, {
      errors: [{ path: 'sort', message: `must be one of ${Object.keys(columns).join(', ')}` }],
    })
  }
  const order = direction === 'ASC' ? asc : desc
  return [order(column), order(tieBreak)]
}

/** A pattern for `ilike` that finds `text` anywhere, with its wildcards taken literally. */
export const containing = (text: string): string =>
  `%${text.replace(/[\\%_]/g, character => `\\${character}`)}%`
