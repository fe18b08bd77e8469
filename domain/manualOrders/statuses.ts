/** Statuses of a manual order with their ids (000 §3, §4; decision N18). */
export const orderStatuses = [
  { name: 'CONTRACT REVIEW', id: 99 },
  { name: 'DATE CHANGED', id: 100 },
  { name: 'ASSET HAND OVER', id: 101 },
  { name: 'ACCEPTED', id: 102 },
  { name: 'COMPLETE', id: 103 },
  { name: 'REJECTED', id: 104 },
  { name: 'INVOICED', id: 105 },
  { name: 'RESUBMITTED', id: 143 },
] as const

export type OrderStatus = (typeof orderStatuses)[number]['name']

export const orderStatusNames = orderStatuses.map(status => status.name) as [OrderStatus, ...OrderStatus[]]

/** Where every order starts. */
export const firstOrderStatus: OrderStatus = 'CONTRACT REVIEW'

/** The id of a status. */
export const orderStatusId = (name: OrderStatus): number =>
  orderStatuses.find(status => status.name === name)?.id ?? 0
