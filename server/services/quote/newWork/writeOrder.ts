import { eq, sql } from 'drizzle-orm'
import { workgroupOf } from '#contract/hub'
import type { ManualOrder } from '#contract/newWork'
import { applyOrderAction, type OrderActionInput, type OrderStatus, refuseDelete } from '#domain/manualOrders'
import { lastChangedBy, logChanges, logEvent } from '../../../database/changeLog.ts'
import type { Database } from '../../../database/database.ts'
import { besideClaim } from '../../../database/requestClaim.ts'
import { orderDocuments, quoteItems, toolingOrders } from '../../../database/schema/index.ts'
import { announceItems } from '../../../hub/announceItems.ts'
import type { Person } from '../../../person/person.ts'
import { Problem } from '../../../problem/problem.ts'
import { removeContents } from '../documents/removeContents.ts'
import { announceToVendors } from './announceToVendors.ts'
import { orderActorOf } from './mayDo.ts'
import type { OrderFileDeps } from './orderFileDeps.ts'
import { loadOrder, type OrderRow, orderHashKey, orderOrProblem, statusOf } from './orderRow.ts'

/** The thing that the change log speaks of. */
export async function orderThing(db: Database, order: Pick<OrderRow, 'id' | 'quoteItemId'>) {
  const [item] =
    order.quoteItemId === null
      ? []
      : await db
          .select({ quoteId: quoteItems.quoteId })
          .from(quoteItems)
          .where(eq(quoteItems.id, order.quoteItemId))
  return { what: 'toolingOrder', key: String(order.id), quoteId: item?.quoteId ?? null }
}

/** Says on the item whether something of it is with a vendor, as its worklist rows show, and tells the lists. */
export async function keepWithVendor(
  db: Database,
  person: Person,
  quoteItemId: number | null,
): Promise<void> {
  const told = { what: 'saved', alsoIn: [workgroupOf.orders] } as const
  if (quoteItemId === null) return announceItems(db, person, told, [])
  const changed = await db
    .update(quoteItems)
    .set({
      withVendor: sql`exists (select 1 from ${toolingOrders} where ${toolingOrders.quoteItemId} = ${quoteItemId}
        and ${toolingOrders.status} not in ('COMPLETE', 'INVOICED', 'REJECTED'))`,
    })
    .where(eq(quoteItems.id, quoteItemId))
    .returning()
  await announceItems(
    db,
    person,
    told,
    changed.map(after => ({ before: null, after })),
  )
}

/** Refuses a write that was made for an older version of the order. */
export async function assertFreshOrder(
  db: Database,
  person: Person,
  order: OrderRow,
  isFresh: boolean,
): Promise<void> {
  if (isFresh) return
  const thing = { what: 'toolingOrder', key: String(order.id) }
  const who =
    (await lastChangedBy(db, thing, ['status', 'dueDate', 'vendorId', 'orderDescription'])) ?? 'Somebody'
  throw new Problem('stale', `${who} changed order ${order.id} in the meantime: it is at ${order.status}.`, {
    current: await loadOrder(db, person, order.id),
  })
}

/** Each field of the form by itself, so that the history says which of them changed. */
const flat = ({ details, ...columns }: Partial<OrderRow>): object => ({
  ...columns,
  ...(details as object | undefined),
})

/** Stores changed columns of an order on its next version, with their lines in the change log. */
export async function storeOrder(
  tx: Database,
  person: Person,
  order: OrderRow,
  changes: Partial<OrderRow>,
): Promise<void> {
  await tx
    .update(toolingOrders)
    .set({ ...changes, version: order.version + 1, updatedBy: person.login, updatedAt: sql`now()` })
    .where(eq(toolingOrders.id, order.id))
  const before = Object.fromEntries(
    Object.keys(changes).map(key => [key, order[key as keyof OrderRow] ?? null]),
  )
  await logChanges<object>(tx, person.login, await orderThing(tx, order), flat(before), flat(changes))
  await keepWithVendor(tx, person, order.quoteItemId)
  if (changes.quoteItemId !== undefined && changes.quoteItemId !== order.quoteItemId) {
    await keepWithVendor(tx, person, changes.quoteItemId)
  }
  await announceToVendors(tx, person, [order.vendorId, changes.vendorId])
}

export interface OrderStep extends Omit<OrderActionInput, 'today'> {
  readonly toolingOrderId: number
  readonly hashKey?: string | undefined
  /** What is charged for it; left out: what was entered before. */
  readonly charge?: number | null | undefined
}

/** A step that says what is charged. */
const endsOrder = (status: OrderStatus): boolean => status === 'COMPLETE' || status === 'INVOICED'

/** Takes an order one step on, as its statuses allow; a refusal is a rule that failed, with its field. */
export async function actOnOrder(
  db: Database,
  person: Person,
  step: OrderStep,
  today: string,
): Promise<ManualOrder> {
  await db.transaction(async tx => {
    const order = await orderOrProblem(tx, person, step.toolingOrderId, true)
    const isFresh = step.hashKey === undefined || step.hashKey === orderHashKey(order)
    await assertFreshOrder(tx, person, order, isFresh)
    const result = applyOrderAction(statusOf(order), orderActorOf(person), { ...step, today })
    if (!result.ok) {
      const { message, path } = result
      throw new Problem('rule-failed', message, { errors: [{ path, message }] })
    }
    await storeOrder(tx, person, order, {
      status: result.status,
      hasBeenAccepted: order.hasBeenAccepted || result.status === 'ACCEPTED',
      ...(endsOrder(result.status) && step.charge !== undefined ? { charge: step.charge } : {}),
      ...(step.action === 'CHANGE_DATE' && step.dueDate !== null ? { dueDate: step.dueDate } : {}),
    })
    if (step.reason !== '') {
      await logEvent(tx, person.login, await orderThing(tx, order), 'reason', step.reason)
    }
  })
  return loadOrder(db, person, step.toolingOrderId)
}

/** Writes a comment into the history of an order. Problem: not-found. */
export async function commentOnOrder(db: Database, person: Person, orderId: number, comment: string) {
  const order = await orderOrProblem(db, person, orderId)
  const thing = await orderThing(db, order)
  await besideClaim(db, tx => logEvent(tx, person.login, thing, 'commented', comment))
  return { toolingOrderId: order.id }
}

/** Deletes an order that was never accepted, with its files. Its lines in the change log stay. */
export async function deleteOrder({ db, files }: OrderFileDeps, person: Person, orderId: number) {
  const contents = await db.transaction(async tx => {
    const order = await orderOrProblem(tx, person, orderId, true)
    const refused = refuseDelete(statusOf(order), order.hasBeenAccepted)
    if (refused !== '') throw new Problem('rule-failed', refused)
    const held = await tx
      .delete(orderDocuments)
      .where(eq(orderDocuments.orderId, orderId))
      .returning({ fileKey: orderDocuments.fileKey })
    await tx.delete(toolingOrders).where(eq(toolingOrders.id, orderId))
    await keepWithVendor(tx, person, order.quoteItemId)
    await announceToVendors(tx, person, [order.vendorId])
    await logEvent(tx, person.login, await orderThing(tx, order), 'deleted', {
      orderType: order.orderType,
      description: order.orderDescription,
    })
    return held.map(({ fileKey }) => fileKey)
  })
  await removeContents(files, contents)
  return { orderId }
}
