import { and, eq, gte, isNull, lt, type SQL, sql } from 'drizzle-orm'
import { type DueState, dueRange, type PlantStage } from '#domain/quotes'
import { amongCodes, type Operator } from '../../database/amongCodes.ts'
import type { Database } from '../../database/database.ts'
import type { ListQuery } from '../../database/page.ts'
import { itemWords, quoteItems } from '../../database/schema/index.ts'
import { literal } from '../../database/shapes.ts'
import type { Person } from '../../person/person.ts'
import { type Calendar, countedItems, during, inFigure } from '../quote/dashboardItems.ts'
import { atPlant } from './atPlant.ts'
import { countedTo, isSearched } from './countedTo.ts'
import { isAllOwn, isOpen, ownConditions, type WorklistScope, worklistCondition } from './scope.ts'
import { worklistOrder } from './worklistOrder.ts'

export interface WorklistFilter {
  readonly q?: string | undefined
  readonly isOnHold?: boolean | undefined
  readonly plant?: readonly string[] | undefined
  readonly businessUnit?: readonly string[] | undefined
  readonly currentStep?: string | undefined
  readonly due?: DueState | undefined
  /** Of what a plant makes, what is ordered unless told. */
  readonly stage?: PlantStage | undefined
  readonly operators?:
    | { readonly plant?: Operator | undefined; readonly businessUnit?: Operator | undefined }
    | undefined
}

export type WorklistQuery = ListQuery & WorklistScope & { readonly filter?: WorklistFilter | undefined }

const largest = 2_147_483_647

/**
 * Finds `100023-2` by its numbers; anything else by words that start as those of the search do, in the quote number,
 * customer, descriptions, drawing or product code.
 */
function matching(q: string): SQL | undefined {
  const [, quoteNo, itemNo] = /^(\d+)-(\d+)$/.exec(q) ?? []
  if (quoteNo !== undefined && itemNo !== undefined) {
    return and(
      eq(quoteItems.quoteId, Math.min(Number(quoteNo), largest)),
      eq(quoteItems.itemNo, Math.min(Number(itemNo), largest)),
    )
  }
  return sql`${quoteItems.id} in (select ${itemWords.quoteItemId} from ${itemWords} where ${itemWords.words} @@ words_query(${q}))`
}

function dueWithin(due: DueState | undefined, today: string): SQL | undefined {
  if (due === undefined) return undefined
  if (due === 'none') return isNull(quoteItems.customerDueDate)
  const { from, before } = dueRange(due, today)
  return and(
    from === undefined ? undefined : gte(quoteItems.customerDueDate, from),
    before === undefined ? undefined : lt(quoteItems.customerDueDate, before),
  )
}

/** Open items of the worklist asked for; of a dashboard, those that arrived in its duration, or what a figure counts. */
function scopeOf(deps: ConditionDeps, person: Person, query: WorklistQuery): SQL | undefined {
  if (query.madeAt !== undefined) return atPlant(query.madeAt, query.filter?.stage ?? 'ordered', deps.today())
  const open = and(worklistCondition(person, query), isOpen(query.filter?.isOnHold ?? false))
  if (query.dashboard !== true) return open
  const { duration = 'THIS_QUARTER', state, figure } = query
  if (figure !== undefined)
    return and(countedItems(deps.db, person, { duration, state }, deps), inFigure(figure))
  return and(open, during(deps.db, { duration, state }, deps, sql`${quoteItems.dateArrived}`))
}

export interface ConditionDeps extends Calendar {
  readonly db: Database
}

/**
 * Everything that is the person's, as the first rows of each way in which it can be: each is a walk of an index, where one
 * condition of all ways would look at every open item. The first `most` of them all are among the first `most` of each.
 */
function ownWalks(person: Person, query: WorklistQuery, narrowed: SQL | undefined, most: number): SQL {
  const order = sql.join(worklistOrder(query), sql`, `)
  const walks = ownConditions(person).map(
    own =>
      sql`(select ${quoteItems.id} from ${quoteItems} where ${and(own, narrowed)}
        order by ${order} limit ${literal(most)})`,
  )
  return sql`${quoteItems.id} in (${sql.join(walks, sql` union all `)})`
}

/** Whether the list is put together of walks of indexes, which have no other order and no words. */
export const isWalked = (query: WorklistQuery): boolean =>
  isAllOwn(query) && !isSearched(query) && (query.sort ?? ['dateArrived'])[0] === 'dateArrived'

/** Rows that walks of indexes meet: the page, and so many beyond it as are counted. */
export const walkedTo = (query: WorklistQuery): number => countedTo(query) + 1

/**
 * The condition of a worklist's rows: which list, open or on hold, and what narrows it. A list that is walked is good for
 * its first `most` rows.
 */
export function conditionOf(
  deps: ConditionDeps,
  person: Person,
  query: WorklistQuery,
  most = walkedTo(query),
): SQL | undefined {
  const narrowed = narrowedBy(deps, query)
  if (!isWalked(query)) return and(scopeOf(deps, person, query), narrowed)
  return ownWalks(person, query, and(isOpen(query.filter?.isOnHold ?? false), narrowed), most)
}

function narrowedBy(deps: ConditionDeps, query: WorklistQuery): SQL | undefined {
  const { q, plant = [], businessUnit = [], currentStep, due, operators = {} } = query.filter ?? {}
  return and(
    amongCodes(quoteItems.plant, plant, operators.plant),
    amongCodes(quoteItems.businessUnit, businessUnit, operators.businessUnit),
    currentStep === undefined ? undefined : eq(quoteItems.stepCode, currentStep),
    dueWithin(due, deps.today()),
    q === undefined || q === '' ? undefined : matching(q),
  )
}
