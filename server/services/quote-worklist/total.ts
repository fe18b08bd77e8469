import { and, count, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { quoteItems, worklistCounts } from '../../database/schema/index.ts'
import { createShapes, literal } from '../../database/shapes.ts'
import type { Person } from '../../person/person.ts'
import { isWalked, type WorklistQuery } from './condition.ts'
import { countedTo, isSearched } from './countedTo.ts'
import { type ShapeDeps, shapeFor } from './shapeFor.ts'
import { matchedRows, withoutSearch, wordsOf } from './wordSearch.ts'

export interface Total {
  readonly total: number
  readonly isAtLeast: boolean
}

/** Whether the worklist is a workgroup's without further filters: how many items wait there is counted already. */
export function isCountedAlready(query: WorklistQuery): boolean {
  const { isOnHold: _, operators: __, ...filter } = query.filter ?? {}
  const isPlain = Object.values(filter).every(
    value => value === undefined || value === '' || value.length === 0,
  )
  return isPlain && query.dashboard !== true && query.AssignmentGroup !== undefined
}

/** The workgroup's count, asked for with the placeholders `group` and `isOnHold`. */
export const groupCount: SQL<number | null> =
  sql`(select ${worklistCounts.count} from ${worklistCounts} where ${and(
    eq(worklistCounts.assignmentGroup, sql.placeholder('group')),
    eq(worklistCounts.isOnHold, sql.placeholder('isOnHold')),
  )})`

/** The values of the placeholders of `groupCount`. */
export const groupCountValues = ({ AssignmentGroup: group, filter }: WorklistQuery) => ({
  group,
  isOnHold: filter?.isOnHold ?? false,
})

/**
 * The name under which the database keeps a plan; of a search that `matchedPage` does not do none: a word that many items
 * have is looked for by walking the list, a rare one in the index of words, so each is planned for itself.
 */
export const plannedOnce = (query: WorklistQuery, name: string): string => (isSearched(query) ? '' : name)

/** In the order of arrival the rows of a word that many have are met soon, as those of the page were. */
const newestFirst = [desc(quoteItems.dateArrived), desc(quoteItems.id)]

const upTo = (open: SQL, most: number, order: readonly SQL[]): SQL => {
  const sorted = order.length === 0 ? sql`` : sql`order by ${sql.join([...order], sql`, `)}`
  return sql`(select from ${quoteItems} where ${open} ${sorted} limit ${literal(most + 1)}) counted`
}

export interface TotalBeside {
  /** Tells it from others in a statement of the same shape. */
  readonly key: string
  readonly counted: SQL<number | null>
}

/**
 * The total as a value that comes with every row of the page, asked of the condition `open`; in the page's `order`, so
 * that the rows just walked for the page are met again. Of a search none: where `matchedPage` does not bring it along,
 * page and total of a word that many items have are each a walk of the list, and two statements walk side by side.
 */
export function totalBeside(query: WorklistQuery, open: SQL, order: readonly SQL[]): TotalBeside | undefined {
  if (isCountedAlready(query)) return { key: 'kept', counted: groupCount }
  if (isSearched(query)) return undefined
  const most = countedTo(query)
  // No index has the items of a figure, or of several walks, in an order: they would all be sorted once more.
  const met = query.figure === undefined && !isWalked(query) ? order : []
  return { key: `to ${most}`, counted: sql`(select count(*)::int from ${upTo(open, most, met)})` }
}

/** The total as it is told of a number that was counted for this query. */
export function totalOf(query: WorklistQuery, counted: number): Total {
  const most = isCountedAlready(query) ? counted : countedTo(query)
  return { total: Math.min(counted, most), isAtLeast: counted > most }
}

const prepareCount = (db: Database, name: string, counted: SQL) =>
  db.select({ count: count() }).from(counted).prepare(name)

const totals = createShapes<ReturnType<typeof prepareCount>>('worklist_total')

/** How many rows a worklist has, counted a little beyond the page. */
export async function totalBeyond(deps: ShapeDeps, person: Person, query: WorklistQuery): Promise<Total> {
  const most = countedTo(query)
  const words = wordsOf(query)
  const { text, values, open } = shapeFor(deps, person, words === undefined ? query : withoutSearch(query))
  const rows = () =>
    words === undefined
      ? upTo(open, most, isSearched(query) ? newestFirst : [])
      : sql`${matchedRows({ list: open, order: newestFirst, most: most + 1 })} counted`
  const [row] = await totals(
    deps.db,
    JSON.stringify([text, most, isSearched(query), words !== undefined]),
    name => prepareCount(deps.db, plannedOnce(query, name), rows()),
  ).execute({ ...values, words })
  const counted = row?.count ?? 0
  return { total: Math.min(counted, most), isAtLeast: counted > most }
}
