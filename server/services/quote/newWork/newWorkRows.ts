import { and, count, desc, eq, ilike, inArray, notExists, or, type SQL, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { NewWorkRow, NewWorkSort } from '#contract/newWork'
import { type OrderStatus, orderStatusNames, waitsFor } from '#domain/manualOrders'
import { amongCodes, type Operator } from '../../../database/amongCodes.ts'
import type { Database } from '../../../database/database.ts'
import { containing, type ListPage, type ListQuery, orderOf, rangeOf } from '../../../database/page.ts'
import { quoteItems, toolingOrders, users, vendors, workgroups } from '../../../database/schema/index.ts'
import type { Person } from '../../../person/person.ts'
import { isOpen } from '../../quote-worklist/scope.ts'
import type { Definitions } from '../../quoteItem/definition.ts'
import { workgroupNameOf } from '../../quoteItem/workflowNames.ts'
import { orderActorOf, visibleOrders } from './mayDo.ts'
import { asRow } from './newWorkRow.ts'

/** Which orders, and which items without one, a list is made of. */
export interface NewWorkScope {
  readonly orders: SQL | undefined
  /** Left out: no items, only orders. */
  readonly items?: SQL | undefined
}

export interface NewWorkFilter {
  readonly q?: string | undefined
  readonly status?: readonly OrderStatus[] | undefined
  readonly orderType?: readonly string[] | undefined
  readonly plant?: readonly string[] | undefined
  readonly businessUnit?: readonly string[] | undefined
  readonly vendor?: readonly string[] | undefined
  readonly operators?:
    | { readonly plant?: Operator | undefined; readonly businessUnit?: Operator | undefined }
    | undefined
}

export type NewWorkQuery = ListQuery & { readonly filter?: NewWorkFilter | undefined }

export interface NewWorkDeps {
  readonly db: Database
  readonly definitions: Definitions
}

const plant = sql`coalesce(nullif(${quoteItems.plant}, ''), split_part(${toolingOrders.costCentre}, '-', 1))`
const customer = sql`coalesce(nullif(${toolingOrders.customerName}, ''), ${quoteItems.customerName})`
const description = sql`coalesce(nullif(${toolingOrders.orderDescription}, ''), ${quoteItems.productDescription})`
const productCode = sql`coalesce(nullif(${toolingOrders.productCode}, ''), ${quoteItems.productCode})`
const arrived = sql`coalesce(${toolingOrders.createdAt}, ${quoteItems.dateArrived})`

const sorts = {
  id: sql`coalesce(${toolingOrders.id}, 0)`,
  reference: sql`coalesce(${quoteItems.quoteId}, 0)`,
  assignee: quoteItems.assignee,
  productDescription: description,
  dateArrived: arrived,
  customer,
  orderType: toolingOrders.orderType,
  assignmentGroup: sql`coalesce(${toolingOrders.assignmentGroup}, ${quoteItems.assignmentGroup})`,
  vendor: vendors.name,
  dateDue: toolingOrders.dueDate,
  status: toolingOrders.status,
  customerDueDate: quoteItems.customerDueDate,
  productCode,
  quoteDescription: quoteItems.quoteDescription,
  plant,
  businessUnit: quoteItems.businessUnit,
  dateCreated: toolingOrders.createdAt,
} satisfies Record<NewWorkSort, unknown>

/** Statuses at which an order is in somebody's worklist; what has been invoiced is asked for by name. */
const openStatuses = orderStatusNames.filter(status => waitsFor(status) !== null)

/** Items that wait in a workgroup of the new-work department. */
export const newWorkItems = (db: Database): SQL | undefined =>
  inArray(
    quoteItems.assignmentGroup,
    db.select({ code: workgroups.code }).from(workgroups).where(eq(workgroups.department, 'NEWWORK')),
  )

/** The orders and items as pairs of ids: one of them may be missing. */
function entriesOf(
  db: Database,
  person: Person,
  { orders, items }: NewWorkScope,
  statuses: readonly string[],
) {
  const ofOrders = db
    .select({
      orderId: sql<number | null>`${toolingOrders.id}`.as('order_id'),
      itemId: sql<number | null>`${toolingOrders.quoteItemId}`.as('item_id'),
    })
    .from(toolingOrders)
    .leftJoin(quoteItems, eq(quoteItems.id, toolingOrders.quoteItemId))
    .where(and(visibleOrders(db, person), inArray(toolingOrders.status, [...statuses]), orders))
  const ofItems = db
    .select({
      orderId: sql<number | null>`null::integer`.as('order_id'),
      itemId: sql<number | null>`${quoteItems.id}`.as('item_id'),
    })
    .from(quoteItems)
    .where(
      items === undefined
        ? sql`false`
        : and(
            items,
            isOpen(false),
            notExists(
              db
                .select({ one: sql`1` })
                .from(toolingOrders)
                .where(eq(toolingOrders.quoteItemId, quoteItems.id)),
            ),
          ),
    )
  return unionAll(ofOrders, ofItems).as('entries')
}

function matching(q: string): SQL | undefined {
  const [, number, itemNo] = /^(\d{1,9})(?:-(\d{1,9}))?$/.exec(q) ?? []
  const words = [customer, description, productCode, vendors.name, toolingOrders.orderReference].map(column =>
    ilike(column as never, containing(q)),
  )
  if (number === undefined) return or(...words)
  const byNumber =
    itemNo === undefined
      ? or(eq(toolingOrders.id, Number(number)), eq(quoteItems.quoteId, Number(number)))
      : and(eq(quoteItems.quoteId, Number(number)), eq(quoteItems.itemNo, Number(itemNo)))
  return or(byNumber, ...words)
}

function filterOf(filter: NewWorkFilter) {
  const { q, orderType = [], plant: plants = [], businessUnit = [], vendor = [], operators = {} } = filter
  return and(
    orderType.length === 0 ? undefined : inArray(toolingOrders.orderType, [...orderType]),
    // An order of no item is of no business unit.
    amongCodes(sql`coalesce(${plant}, '')`, plants, operators.plant),
    amongCodes(sql`coalesce(${quoteItems.businessUnit}, '')`, businessUnit, operators.businessUnit),
    vendor.length === 0 ? undefined : inArray(vendors.code, [...vendor]),
    q === undefined || q === '' ? undefined : matching(q),
  )
}

function statementOf(db: Database, person: Person, scope: NewWorkScope, query: NewWorkQuery) {
  const { status = [] } = query.filter ?? {}
  const entries = entriesOf(
    db,
    person,
    status.length === 0 ? scope : { orders: scope.orders },
    status.length === 0 ? openStatuses : status,
  )
  return { entries, where: filterOf(query.filter ?? {}) }
}

/** A page of orders, and items that wait for one, newest first unless sorted. */
export async function newWorkPage(
  { db, definitions }: NewWorkDeps,
  person: Person,
  scope: NewWorkScope,
  query: NewWorkQuery,
): Promise<ListPage<NewWorkRow[]>> {
  const { first, wanted } = rangeOf(query, 10)
  const { entries, where } = statementOf(db, person, scope, query)
  const rows = db
    .select({
      order: toolingOrders,
      item: quoteItems,
      vendor: vendors.name,
      assigneeName: users.name,
      groupName: workgroupNameOf(sorts.assignmentGroup),
    })
    .from(entries)
    .leftJoin(toolingOrders, eq(toolingOrders.id, entries.orderId))
    .leftJoin(quoteItems, eq(quoteItems.id, entries.itemId))
    .leftJoin(vendors, eq(vendors.id, toolingOrders.vendorId))
    .leftJoin(users, eq(users.login, quoteItems.assignee))
    .where(where)
    .orderBy(
      ...orderOf(
        query,
        sorts,
        [desc(arrived)],
        sql`coalesce(${entries.orderId}, -${entries.itemId})` as never,
      ),
      sql`coalesce(${entries.orderId}, -${entries.itemId})`,
    )
    .offset(first)
    .limit(wanted)
  const [found, total] = await Promise.all([rows, newWorkTotal(db, person, scope, query)])
  return { rows: await Promise.all(found.map(row => asRow(definitions, person, row))), first, total }
}

/** How many rows a new-work list has. */
async function newWorkTotal(
  db: Database,
  person: Person,
  scope: NewWorkScope,
  query: NewWorkQuery,
): Promise<number> {
  const { entries, where } = statementOf(db, person, scope, query)
  const [row] = await db
    .select({ count: count() })
    .from(entries)
    .leftJoin(toolingOrders, eq(toolingOrders.id, entries.orderId))
    .leftJoin(quoteItems, eq(quoteItems.id, entries.itemId))
    .leftJoin(vendors, eq(vendors.id, toolingOrders.vendorId))
    .where(where)
  return row?.count ?? 0
}

/** Statuses at which the person has to do something. */
export function statusesThatWaitFor(person: Person): readonly OrderStatus[] {
  const side = orderActorOf(person).isNewWork ? 'newWork' : 'vendor'
  return orderStatusNames.filter(status => waitsFor(status) === side)
}
