import type { OrderStatus } from './statuses.ts'

const waits: Readonly<Record<OrderStatus, 'vendor' | 'newWork' | null>> = {
  'CONTRACT REVIEW': 'vendor',
  'DATE CHANGED': 'newWork',
  'ASSET HAND OVER': 'vendor',
  ACCEPTED: 'vendor',
  COMPLETE: 'vendor',
  REJECTED: 'newWork',
  INVOICED: null,
  RESUBMITTED: 'vendor',
}

/** Who has to do something about an order at `status`; null: nobody any more. Our own. */
export const waitsFor = (status: OrderStatus): 'vendor' | 'newWork' | null => waits[status]
