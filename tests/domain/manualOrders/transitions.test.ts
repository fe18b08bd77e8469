import { describe, expect, it } from 'vitest'
import { firstOrderStatus, type OrderStatus, orderStatusNames, statusesAfter } from '#domain/manualOrders'

/** Every status an order can come to from `start`, itself included. */
const reachedFrom = (start: OrderStatus) => {
  const reached = new Set<OrderStatus>([start])
  for (const status of reached) for (const next of statusesAfter(status)) reached.add(next)
  return reached
}

describe('the transitions of an order', () => {
  it.each<[OrderStatus, OrderStatus[]]>([
    ['CONTRACT REVIEW', ['ACCEPTED', 'REJECTED', 'DATE CHANGED', 'ASSET HAND OVER']],
    ['DATE CHANGED', ['ACCEPTED', 'REJECTED', 'ASSET HAND OVER']],
    ['ASSET HAND OVER', ['ACCEPTED', 'REJECTED', 'COMPLETE']],
    ['ACCEPTED', ['COMPLETE', 'DATE CHANGED', 'REJECTED']],
    ['REJECTED', ['RESUBMITTED']],
    ['RESUBMITTED', ['ACCEPTED', 'REJECTED', 'DATE CHANGED']],
    ['COMPLETE', ['INVOICED']],
    ['INVOICED', []],
  ])('manual-order-transitions-unknown: %s leads to %j', (from, to) => {
    expect(statusesAfter(from)).toEqual(to)
  })

  it('lead to every status from the first, and to the end from every one', () => {
    expect(reachedFrom(firstOrderStatus)).toEqual(new Set(orderStatusNames))
    for (const status of orderStatusNames) expect(reachedFrom(status)).toContain('INVOICED')
  })
})
