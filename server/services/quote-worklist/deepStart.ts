import { and, eq, gt, type SQL, sql } from 'drizzle-orm'
import { rangeOf } from '../../database/page.ts'
import { quoteItems, worklistDays } from '../../database/schema/index.ts'
import type { WorklistQuery } from './condition.ts'
import { isCountedAlready } from './total.ts'

/** Rows before a page up to which they are passed over one by one. */
const deepFrom = 500

/** Where a deep page begins: a condition that leaves out the days before its own, and the rows left to pass over. */
export interface DeepStart {
  readonly from: SQL
  readonly offset: SQL
}

const directions = { DESC: sql`desc`, ASC: sql`asc` }

/** The day (UTC) that the row `first` arrived on, and how many rows come before that day. */
function placeOf(direction: 'ASC' | 'DESC', wanted: SQL): SQL {
  const { assignmentGroup, isOnHold, day, count } = worklistDays
  const counted = and(
    eq(assignmentGroup, sql.placeholder('group')),
    eq(isOnHold, sql.placeholder('isOnHold')),
    gt(count, sql`0`),
  )
  return sql`(select ${wanted} from (
    select ${day} as day, (sum(${count}) over (order by ${day} ${directions[direction]}) - ${count})::bigint as before
    from ${worklistDays} where ${counted}
  ) days where before <= ${sql.placeholder('first')} order by before desc limit 1)`
}

const midnight = (day: SQL): SQL => sql`(${day})::timestamp at time zone 'UTC'`

function startOf(direction: 'ASC' | 'DESC'): DeepStart {
  const edge = placeOf(direction, midnight(direction === 'DESC' ? sql`day + 1` : sql`day`))
  const { dateArrived } = quoteItems
  return {
    from: direction === 'DESC' ? sql`${dateArrived} < ${edge}` : sql`${dateArrived} >= ${edge}`,
    offset: sql`${sql.placeholder('first')} - ${placeOf(direction, sql`before`)}`,
  }
}

const starts = { ASC: startOf('ASC'), DESC: startOf('DESC') }

/**
 * Where to begin a page far down a workgroup's list in the order of arrival: the days before it are known by their
 * counts, so that no more rows than those of one day are passed over. Undefined: the page is near, or in another order.
 * The statement takes the values of `groupCount` and `first`.
 */
export function deepStartOf(query: WorklistQuery): DeepStart | undefined {
  const [field, direction] = query.sort ?? ['dateArrived', 'DESC']
  if (field !== 'dateArrived' || !isCountedAlready(query)) return undefined
  return rangeOf(query).first < deepFrom ? undefined : starts[direction]
}
