import type { OrderStatus } from './statuses.ts'

const deletable: readonly OrderStatus[] = ['CONTRACT REVIEW', 'DATE CHANGED', 'ASSET HAND OVER']

/** Why an order can't be deleted, or '' when it can: before it was accepted only. Source: decision N18. */
export function refuseDelete(status: OrderStatus, hasBeenAccepted: boolean): string {
  if (hasBeenAccepted) return 'The order has been accepted; it can not be deleted any more.'
  return deletable.includes(status) ? '' : `An order at ${status} can not be deleted.`
}
