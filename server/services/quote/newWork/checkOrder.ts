import { and, eq } from 'drizzle-orm'
import type { ManualOrderForm } from '#contract/newWork'
import { plantAlone } from '#domain/boardGrades'
import { dueDateRefusal, orderTypes } from '#domain/manualOrders'
import type { Database } from '../../../database/database.ts'
import { quoteItems, vendorPlants, vendors } from '../../../database/schema/index.ts'
import { notFound, Problem } from '../../../problem/problem.ts'
import type { OrderRow } from './orderRow.ts'

const refuse = (path: string, message: string) =>
  new Problem('rule-failed', message, { errors: [{ path, message }] })

/** Refuses a form whose vendor, type, item or due date can't be; `before` is the order as it was stored. */
export async function checkOrder(
  db: Database,
  form: ManualOrderForm,
  today: string,
  before?: OrderRow,
): Promise<void> {
  const type = orderTypes.find(({ code }) => code === form.orderType)
  if ((type === undefined || type.isHidden) && before?.orderType !== form.orderType) {
    throw refuse('orderType', 'This order type can not be chosen.')
  }
  const isNewDay = before?.dueDate !== form.dueDate
  const refusal = isNewDay ? dueDateRefusal(form.dueDate, today) : null
  if (refusal !== null) throw refuse('dueDate', refusal)
  const plantCode = plantAlone(form.costCenter)
  const [vendor] = await db
    .select({ name: vendors.name, isActive: vendors.isActive, plantCode: vendorPlants.plantCode })
    .from(vendors)
    .leftJoin(vendorPlants, and(eq(vendorPlants.vendorId, vendors.id), eq(vendorPlants.plantCode, plantCode)))
    .where(eq(vendors.id, form.vendorId))
  if (vendor === undefined) throw refuse('vendorId', 'There is no such vendor.')
  if (!vendor.isActive && before?.vendorId !== form.vendorId) {
    throw refuse('vendorId', `${vendor.name} takes no more orders.`)
  }
  if (vendor.plantCode === null) throw refuse('vendorId', `${vendor.name} does not deliver to ${plantCode}.`)
  if (form.quoteItemId === null) return
  const [item] = await db
    .select({ id: quoteItems.id })
    .from(quoteItems)
    .where(eq(quoteItems.id, form.quoteItemId))
  if (item === undefined) throw notFound(`Quote item ${form.quoteItemId}`)
}
