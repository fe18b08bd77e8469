import { type SQL, sql } from 'drizzle-orm'
import { itemWords, quoteItems } from '../../database/schema/index.ts'
import { literal } from '../../database/shapes.ts'
import type { WorklistQuery } from './condition.ts'
import { isByOneIndex } from './scope.ts'

/** Rows of the list that are looked at for each row wanted, before the words are looked up instead. */
const walkedARow = 40

const isReference = (q: string): boolean => /^\d+-\d+$/.test(q)

/** The words that a list is searched by which an index has in the order of arrival; undefined: it is searched otherwise or not. */
export function wordsOf({ filter: { q = '' } = {}, ...scope }: WorklistQuery): string | undefined {
  return q === '' || isReference(q) || !isByOneIndex(scope) ? undefined : q
}

/** The worklist as it is without the search. */
export const withoutSearch = (query: WorklistQuery): WorklistQuery => ({
  ...query,
  filter: { ...query.filter, q: undefined },
})

/** The same where the rows are wanted in that order too. */
export const walkedWords = (query: WorklistQuery): string | undefined =>
  query.sort === undefined || query.sort[0] === 'dateArrived' ? wordsOf(query) : undefined

interface Search {
  /** The list without the search. */
  readonly list: SQL
  /** By arrival, one way or the other. */
  readonly order: readonly SQL[]
  /** Matches looked for at most. */
  readonly most: number
}

const { id, dateArrived } = quoteItems

/**
 * The items that have the words, as `found` of the statement that begins so: looked for in the first rows of the list,
 * where words that many items have are met soon, and only when those are not enough, in the index of words, where rare ones
 * are few. Which it is decides what is found, not a guess before, so that the statement can be planned once.
 */
function withFound({ list, order, most }: Search): SQL {
  const by = sql.join([...order], sql`, `)
  const { quoteItemId, words } = itemWords
  // As a value of its own it is worked out once, and not for every row.
  const query = sql`(select words_query(${sql.placeholder('words')}))`
  const walked = literal(most * walkedARow)
  const columns = sql`${id} as id, ${dateArrived} as date_arrived`
  const rows = sql`from ${quoteItems} where ${list} order by ${by}`
  // Offsets of 0 keep the parts as they stand: the words of one row each, and a look at the index of words alone.
  return sql`with near as materialized (
      select ${columns} from (select ${id}, ${dateArrived} ${rows} limit ${walked}) ${quoteItems},
        lateral (select from ${itemWords} where ${quoteItemId} = ${id} and ${words} @@ ${query} offset 0) has
      order by ${by} limit ${literal(most)}
    ), far as materialized (
      select ${columns}
      from (select ${quoteItemId} as item from ${itemWords} where ${words} @@ ${query} offset 0) has,
        lateral (select ${id}, ${dateArrived} from ${quoteItems} where ${id} = has.item and ${list} offset 0) ${quoteItems}
      where (select count(*) from near) < ${literal(most)} and exists (select ${rows} offset ${walked})
      order by ${by} limit ${literal(most)}
    ), found as (
      select * from far union all select * from near where not exists (select from far)
    )`
}

/** A page of the items that have the words: `id`, and with each `counted`, how many were found. */
export const matchedPage = (search: Search, first: number, wanted: number): SQL =>
  sql`(${withFound(search)}
    select ${quoteItems}.id, (select count(*)::int from found) as counted from found ${quoteItems}
    order by ${sql.join([...search.order], sql`, `)} limit ${literal(wanted)} offset ${literal(first)})`

/** A row for each item that has the words. */
export const matchedRows = (search: Search): SQL => sql`(${withFound(search)} select from found)`
