import type { RowOf } from '../../fields.ts'
import type { approvalFields } from './fields.ts'

type PurchaseOrder = Pick<
  RowOf<(typeof approvalFields)['purchaseOrders']['fields']>,
  'orderNumber' | 'quantity'
>

/**
 * How many an item was ordered: what its purchase order of this number says, or its only one; else what was expected. A
 * number that is there twice was ordered twice.
 */
export function orderedQuantity(
  purchaseOrders: readonly PurchaseOrder[],
  orderNumber: string,
  expected: number | null,
): number | null {
  const same = purchaseOrders.filter(each => each.orderNumber === orderNumber)
  const meant = same.length > 0 ? same : purchaseOrders.length === 1 ? purchaseOrders : []
  const ordered = meant.reduce((sum, { quantity }) => sum + (quantity ?? 0), 0)
  return ordered > 0 ? ordered : expected
}
