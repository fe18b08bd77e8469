import { type SQL, sql } from 'drizzle-orm'
import { itemWords, quoteItems } from '../../database/schema/index.ts'
import { literal } from '../../database/shapes.ts'
import type { WorklistQuery } from './condition.ts'
import { isByOneIndex } from './scope.ts'

/** Rows of the list that are looked at for each row wanted, before the words are looked up instead. */
const walkedARow = 40

const isReference = (q: string): boolean => /^\d+-\d+$/.test(q)

/**
 * The words that the worklist is searched by, when its rows come in the order in which an index has them; undefined: it is
 * not searched by words, or has to be sorted whole.
 */
export function walkedWords({ filter: { q = '' } = {}, sort, ...scope }: WorklistQuery): string | undefined {
  if (q === '' || isReference(q) || !isByOneIndex(scope)) return undefined
  return sort === undefined || sort[0] === 'dateArrived' ? q : undefined
}

interface Search {
  /** The list without the search. */
  readonly list: SQL
  readonly order: readonly SQL[]
  /** Matches looked for at most. */
  readonly most: number
  readonly first: number
  readonly wanted: number
}

const { id, dateArrived } = quoteItems

/**
 * A page of the items that have the words, each with how many were found (`id`, `counted`): looked for in the first rows of
 * the list, where words that many items have are met soon, and only when those do not fill it, in the index of words,
 * where rare ones are few. Which it is decides what is found, not a guess before, so that the statement can be planned once.
 */
export function matchedPage({ list, order, most, first, wanted }: Search): SQL {
  const by = sql.join([...order], sql`, `)
  const { quoteItemId, words } = itemWords
  // As a value of its own it is worked out once, and not for every row.
  const query = sql`(select words_query(${sql.placeholder('words')}))`
  const walked = literal(most * walkedARow)
  const columns = sql`${id} as id, ${dateArrived} as date_arrived`
  const last = sql`from ${quoteItems} where ${list} order by ${by}`
  // Offsets of 0 keep the parts as they stand: words of one row each, and a look at the index of words alone.
  return sql`(with near as materialized (
      select ${columns} from (select ${id}, ${dateArrived} ${last} limit ${walked}) ${quoteItems},
        lateral (select from ${itemWords} where ${quoteItemId} = ${id} and ${words} @@ ${query} offset 0) has
      order by ${by} limit ${literal(most)}
    ), far as materialized (
      select ${columns}
      from (select ${quoteItemId} as item from ${itemWords} where ${words} @@ ${query} offset 0) has,
        lateral (select ${id}, ${dateArrived} from ${quoteItems} where ${id} = has.item and ${list} offset 0) ${quoteItems}
      where (select count(*) from near) < ${literal(most)} and exists (select ${last} offset ${walked})
      order by ${by} limit ${literal(most)}
    ), found as (
      select * from far union all select * from near where not exists (select from far)
    )
    select ${quoteItems}.id, (select count(*)::int from found) as counted from found ${quoteItems}
    order by ${by} limit ${literal(wanted)} offset ${literal(first)})`
}
