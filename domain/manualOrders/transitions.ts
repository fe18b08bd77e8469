import type { OrderStatus } from './statuses.ts'

/** The statuses an order may go to from each status (decision N18). */
const transitions: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  'CONTRACT REVIEW': ['ACCEPTED', 'REJECTED', 'DATE CHANGED', 'ASSET HAND OVER'],
  'DATE CHANGED': ['ACCEPTED', 'REJECTED', 'ASSET HAND OVER'],
  'ASSET HAND OVER': ['ACCEPTED', 'REJECTED', 'COMPLETE'],
  ACCEPTED: ['COMPLETE', 'DATE CHANGED', 'REJECTED'],
  REJECTED: ['RESUBMITTED'],
  RESUBMITTED: ['ACCEPTED', 'REJECTED', 'DATE CHANGED'],
  COMPLETE: ['INVOICED'],
  INVOICED: [],
}

/** The statuses an order may go to from `status`; none at the end. */
export const statusesAfter = (status: OrderStatus): readonly OrderStatus[] => transitions[status]
