import { describe, expect, it } from 'vitest'
import { type OrderStatus, orderStatusNames, refuseDelete } from '#domain/manualOrders'

const open: readonly OrderStatus[] = ['CONTRACT REVIEW', 'DATE CHANGED', 'ASSET HAND OVER']

describe('an order can be deleted before ACCEPTED only', () => {
  it.each(open)('at %s', status => {
    expect(refuseDelete(status, false)).toBe('')
  })

  it.each(orderStatusNames.filter(status => !open.includes(status)))('not at %s', status => {
    expect(refuseDelete(status, false)).toBe(`An order at ${status} can not be deleted.`)
  })

  it.each(orderStatusNames)('not at %s once it has been accepted', status => {
    expect(refuseDelete(status, true)).toBe('The order has been accepted; it can not be deleted any more.')
  })
})
