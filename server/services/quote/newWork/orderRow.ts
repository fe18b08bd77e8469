import { and, desc, eq } from 'drizzle-orm'
import type { ManualOrder, ManualOrderForm, OrderDetails } from '#contract/newWork'
import { plantAlone } from '#domain/boardGrades'
import { type OrderStatus, orderActions, orderStatusId, refuseDelete } from '#domain/manualOrders'
import { itemReference } from '#domain/quotes'
import type { Database } from '../../../database/database.ts'
import { orderDocuments, plants, quoteItems, toolingOrders, vendors } from '../../../database/schema/index.ts'
import type { Person } from '../../../person/person.ts'
import { notFound } from '../../../problem/problem.ts'
import { nameOf } from '../../security/names.ts'
import { orderActorOf, visibleOrders } from './mayDo.ts'

export type OrderRow = typeof toolingOrders.$inferSelect

/** What a row of an order is recognised by when someone acts on it. */
export const orderHashKey = ({ id, version }: Pick<OrderRow, 'id' | 'version'>): string =>
  `${id.toString(36)}.${version.toString(36)}`

/** Statuses are written by the rules only. */
export const statusOf = (order: Pick<OrderRow, 'status'>): OrderStatus => order.status as OrderStatus

/** The order, or the problem that there is none for this person; `lock` keeps others from changing it meanwhile. */
export async function orderOrProblem(
  db: Database,
  person: Person,
  orderId: number,
  lock = false,
): Promise<OrderRow> {
  const query = db
    .select()
    .from(toolingOrders)
    .where(and(eq(toolingOrders.id, orderId), visibleOrders(db, person)))
  const [order] = await (lock ? query.for('update') : query)
  if (order === undefined) throw notFound(`Order ${orderId}`)
  return order
}

/** The columns that a form fills. */
export function columnsOf(form: ManualOrderForm) {
  const { a3, aOPlot, pdf, multiUp, digital, fullDeckle, stereos, inkSources, attachments } = form
  return {
    quoteItemId: form.quoteItemId,
    orderType: form.orderType,
    vendorId: form.vendorId,
    costCentre: form.costCenter,
    dueDate: form.dueDate,
    orderReference: form.orderReference,
    purchaseOrderNumber: form.purchaseOrderNumber,
    customerCode: form.customerCode,
    customerName: form.customerName,
    productCode: form.productCode,
    orderDescription: form.orderDescription,
    styleCarton: form.styleCarton,
    stereo: form.stereo,
    formeCode: form.formeCode,
    artworkStatus: form.artworkStatus,
    numberUp: form.numberUp,
    colours: form.colors,
    noProofs: form.noProofs,
    charge: form.charge,
    sqm: form.sqm,
    generalComments: form.generalComments,
    details: {
      a3,
      aOPlot,
      pdf,
      multiUp,
      digital,
      fullDeckle,
      stereos,
      inkSources,
      attachments,
    } satisfies OrderDetails,
  }
}

/** The order as its form shows it. */
export async function loadOrder(db: Database, person: Person, orderId: number): Promise<ManualOrder> {
  const order = await orderOrProblem(db, person, orderId)
  const [more] = await db
    .select({ vendor: vendors.name, plant: plants, item: quoteItems })
    .from(toolingOrders)
    .innerJoin(vendors, eq(vendors.id, toolingOrders.vendorId))
    .leftJoin(plants, eq(plants.code, plantAlone(order.costCentre)))
    .leftJoin(quoteItems, eq(quoteItems.id, toolingOrders.quoteItemId))
    .where(eq(toolingOrders.id, orderId))
  const documents = await db
    .select({ fileName: orderDocuments.fileName })
    .from(orderDocuments)
    .where(eq(orderDocuments.orderId, orderId))
    .orderBy(desc(orderDocuments.id))
  const status = statusOf(order)
  const { costCentre, colours, assignmentGroup, details, id, ...rest } = order
  const state = more?.plant?.state ?? ''
  return {
    ...rest,
    ...(details as OrderDetails),
    orderType: order.orderType as ManualOrder['orderType'],
    id,
    orderId: id,
    hashKey: orderHashKey(order),
    status,
    statusId: orderStatusId(status),
    costCenter: costCentre,
    colors: colours,
    assignmentgroup: assignmentGroup,
    vendor: more?.vendor ?? '',
    quoteReference: more?.item ? itemReference(more.item.quoteId, more.item.itemNo) : '',
    plantState: state,
    plantCountry: state === 'NZ' ? 'NZ' : state === '' ? '' : 'AU',
    documents: documents.map(({ fileName }) => fileName),
    drawingPrefix: more?.plant?.drawingPrefix ?? '',
    createdBy: await nameOf(db, order.createdBy),
    createdAt: order.createdAt.toISOString(),
    updatedBy: await nameOf(db, order.updatedBy),
    updatedAt: order.updatedAt.toISOString(),
    orderActions: orderActions(status, orderActorOf(person)),
    deleteReason: refuseDelete(status, order.hasBeenAccepted),
  }
}
