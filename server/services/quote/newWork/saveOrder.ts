import { and, eq } from 'drizzle-orm'
import { workgroupOf } from '#contract/hub'
import { type ManualOrder, ManualOrderForm } from '#contract/newWork'
import { firstOrderStatus, type OrderType, offeredDueDate } from '#domain/manualOrders'
import { logEvent } from '../../../database/changeLog.ts'
import type { Database } from '../../../database/database.ts'
import {
  plants,
  quoteItems,
  toolingOrders,
  vendorOrderTypes,
  vendors,
} from '../../../database/schema/index.ts'
import type { Person } from '../../../person/person.ts'
import { notFound, Problem } from '../../../problem/problem.ts'
import { announceToVendors } from './announceToVendors.ts'
import { checkOrder } from './checkOrder.ts'
import { columnsOf, loadOrder, orderOrProblem } from './orderRow.ts'
import { assertFreshOrder, keepWithVendor, orderThing, storeOrder } from './writeOrder.ts'

/** Places an order; it starts at CONTRACT REVIEW. */
export async function placeOrder(
  db: Database,
  person: Person,
  form: ManualOrderForm,
  today: string,
): Promise<ManualOrder> {
  await checkOrder(db, form, today)
  const id = await db.transaction(async tx => {
    const [order] = await tx
      .insert(toolingOrders)
      .values({
        ...columnsOf(form),
        status: firstOrderStatus,
        assignmentGroup: form.assignmentgroup || workgroupOf.orders,
        createdBy: person.login,
        updatedBy: person.login,
      })
      .returning({ id: toolingOrders.id, quoteItemId: toolingOrders.quoteItemId })
    if (order === undefined) throw new Error('The order was not inserted.')
    await keepWithVendor(tx, person, order.quoteItemId)
    await announceToVendors(tx, person, [form.vendorId])
    await logEvent(tx, person.login, await orderThing(tx, order), 'created', {
      orderType: form.orderType,
      description: form.orderDescription,
    })
    return order.id
  })
  return loadOrder(db, person, id)
}

export interface ItemOrder {
  readonly quoteItemId: number
  /** Code of the vendor. */
  readonly vendor: string
  readonly orderType: OrderType
  readonly dueDate?: string | undefined
}

/** Orders the tooling of a quote item: the form is filled from the item, due after the type's lead hours. */
export async function orderForItem(
  db: Database,
  person: Person,
  { quoteItemId, vendor: vendorCode, orderType, dueDate }: ItemOrder,
  today: string,
): Promise<ManualOrder> {
  const [found] = await db
    .select({ item: quoteItems, plant: plants })
    .from(quoteItems)
    .leftJoin(plants, eq(plants.code, quoteItems.plant))
    .where(eq(quoteItems.id, quoteItemId))
  if (found === undefined) throw notFound(`Quote item ${quoteItemId}`)
  const { item, plant } = found
  if (item.closeType !== null)
    throw new Problem('rule-failed', 'The item is closed; nothing can be ordered for it.')
  const [vendor] = await db
    .select({ id: vendors.id })
    .from(vendors)
    .where(and(eq(vendors.code, vendorCode), eq(vendors.isActive, true)))
  if (vendor === undefined) throw notFound(`Vendor ${vendorCode}`)
  const [type] = await db
    .select({ leadHours: vendorOrderTypes.leadHours })
    .from(vendorOrderTypes)
    .where(eq(vendorOrderTypes.code, orderType))
  const form = ManualOrderForm.parse({
    quoteItemId,
    orderType,
    vendorId: vendor.id,
    costCenter: plant === null ? item.plant : `${plant.code}-${plant.costCentreCode}`,
    dueDate: dueDate ?? offeredDueDate(today, type?.leadHours ?? 0),
    orderReference: item.drawingNo,
    purchaseOrderNumber: item.orderPO,
    customerCode: item.customerCode,
    customerName: item.customerName,
    productCode: item.productCode,
    orderDescription: item.productDescription,
  })
  return placeOrder(db, person, form, today)
}

/** Saves an order's form; a due date that changes after acceptance leads to DATE CHANGED (decision N18). */
export async function saveOrder(
  db: Database,
  person: Person,
  { orderId, version, ...form }: ManualOrderForm & { orderId: number; version: number },
  today: string,
): Promise<ManualOrder> {
  await db.transaction(async tx => {
    const order = await orderOrProblem(tx, person, orderId, true)
    await assertFreshOrder(tx, person, order, version === order.version)
    if (order.status === 'INVOICED') {
      throw new Problem('rule-failed', 'The order has been invoiced; it can not be changed any more.')
    }
    await checkOrder(tx, form, today, order)
    const isMoved = order.status === 'ACCEPTED' && form.dueDate !== order.dueDate
    await storeOrder(tx, person, order, {
      ...columnsOf(form),
      assignmentGroup: form.assignmentgroup || order.assignmentGroup,
      ...(isMoved ? { status: 'DATE CHANGED' } : {}),
    })
  })
  return loadOrder(db, person, orderId)
}
