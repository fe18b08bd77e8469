import { and, count, eq, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { rangeOf } from '../../database/page.ts'
import { quoteItems, worklistCounts } from '../../database/schema/index.ts'
import { createShapes, literal } from '../../database/shapes.ts'
import type { Person } from '../security/person.ts'
import type { WorklistQuery } from './condition.ts'
import { type ShapeDeps, shapeFor } from './shapeFor.ts'

export interface Total {
  readonly total: number
  readonly isAtLeast: boolean
}

/** Rows beyond a page that are counted at most; a total that costs more than its page helps nobody. */
const countedBeyond = 200
/** The same where every row has to be looked up in the words first. */
const searchedBeyond = 25

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

const isSearched = ({ filter }: WorklistQuery): boolean => (filter?.q ?? '') !== ''

/**
 * The name under which the database keeps a plan; of a search none: a word that many items have is looked for by walking
 * the list, a rare one in the index of words, so each is planned for itself.
 */
export const plannedOnce = (query: WorklistQuery, name: string): string => (isSearched(query) ? '' : name)

/** In the order of arrival the rows of a word that many have are met soon, as those of the page were. */
const byArrival = sql`order by ${quoteItems.dateArrived} desc, ${quoteItems.id} desc`

function prepareCount(db: Database, name: string, open: SQL, most: number, searched: boolean) {
  const order = searched ? byArrival : sql``
  const counted = sql`(select from ${quoteItems} where ${open} ${order} limit ${literal(most + 1)}) counted`
  return db.select({ count: count() }).from(counted).prepare(name)
}

const totals = createShapes<ReturnType<typeof prepareCount>>('worklist_total')

/** How many rows a worklist has, counted a little beyond the page. */
export async function totalBeyond(deps: ShapeDeps, person: Person, query: WorklistQuery): Promise<Total> {
  const { first, wanted } = rangeOf(query, 10)
  const searched = isSearched(query)
  const most = first + wanted + (searched ? searchedBeyond : countedBeyond)
  const { text, values, open } = shapeFor(deps, person, query)
  const [row] = await totals(deps.db, JSON.stringify([text, most, searched]), name =>
    prepareCount(deps.db, plannedOnce(query, name), open, most, searched),
  ).execute(values)
  const counted = row?.count ?? 0
  return { total: Math.min(counted, most), isAtLeast: counted > most }
}
