import { describe, expect, it } from 'vitest'
import { type OrderStatus, orderActions, orderStatusNames, waitsFor } from '#domain/manualOrders'
import { newWork, vendor } from './builders.ts'

describe('an order waits', () => {
  it.each<[OrderStatus, string | null]>([
    ['CONTRACT REVIEW', 'vendor'],
    ['DATE CHANGED', 'newWork'],
    ['REJECTED', 'newWork'],
    ['RESUBMITTED', 'vendor'],
    ['ACCEPTED', 'vendor'],
    ['COMPLETE', 'vendor'],
    ['INVOICED', null],
  ])('at %s for %s', (status, who) => {
    expect(waitsFor(status)).toBe(who)
  })

  it('for somebody who can do something, until it is invoiced', () => {
    for (const status of orderStatusNames) {
      const who = waitsFor(status)
      const actor = who === 'vendor' ? vendor : newWork
      expect([status, orderActions(status, actor).some(({ allowed }) => allowed)]).toEqual([
        status,
        who !== null,
      ])
    }
  })
})
