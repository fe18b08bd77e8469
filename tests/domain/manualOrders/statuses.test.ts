import { describe, expect, it } from 'vitest'
import { firstOrderStatus, orderStatuses, orderStatusId, orderStatusNames } from '#domain/manualOrders'

describe('the statuses of an order', () => {
  it('have the ids that the vendors know', () => {
    expect(Object.fromEntries(orderStatuses.map(({ name, id }) => [name, id]))).toEqual({
      'CONTRACT REVIEW': 99,
      'DATE CHANGED': 100,
      'ASSET HAND OVER': 101,
      ACCEPTED: 102,
      COMPLETE: 103,
      REJECTED: 104,
      INVOICED: 105,
      RESUBMITTED: 143,
    })
  })

  it('manual-order-new-defaults: start at CONTRACT REVIEW with statusId 99', () => {
    expect(firstOrderStatus).toBe('CONTRACT REVIEW')
    expect(orderStatusId(firstOrderStatus)).toBe(99)
  })

  it('complete at the vendor is 103, invoiced 105', () => {
    expect([orderStatusId('COMPLETE'), orderStatusId('INVOICED')]).toEqual([103, 105])
  })

  it('are each told by their id', () => {
    expect(new Set(orderStatusNames.map(orderStatusId)).size).toBe(orderStatusNames.length)
  })
})
