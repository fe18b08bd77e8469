import type { ManualOrder, NewWorkRow } from '#contract/newWork'

/** The row of an order as the server's answer says it stands. */
export const orderAfter = (row: NewWorkRow, order: ManualOrder): NewWorkRow => ({
  ...row,
  status: order.status,
  dateDue: order.dueDate,
  hashKey: order.hashKey,
  orderActions: order.orderActions,
})
