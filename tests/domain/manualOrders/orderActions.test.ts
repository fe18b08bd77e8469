import { describe, expect, it } from 'vitest'
import {
  type OrderActor,
  type OrderStatus,
  orderActions,
  orderStatusNames,
  statusesAfter,
} from '#domain/manualOrders'
import { newWork, stranger, vendor } from './builders.ts'

const allowed = (status: OrderStatus, actor: OrderActor) =>
  orderActions(status, actor)
    .filter(each => each.allowed)
    .map(each => each.code)
const why = (status: OrderStatus, actor: OrderActor, code: string) =>
  orderActions(status, actor).find(each => each.code === code)?.reason

describe('what can be done with an order', () => {
  it.each<[OrderStatus, string[], string[]]>([
    [
      'CONTRACT REVIEW',
      ['ACCEPT', 'CHANGE_DATE', 'REJECT'],
      ['ACCEPT', 'HAND_OVER', 'CHANGE_DATE', 'REJECT'],
    ],
    // A date that was agreed on anew can be changed again.
    ['DATE CHANGED', ['ACCEPT', 'CHANGE_DATE', 'REJECT'], ['ACCEPT', 'HAND_OVER', 'CHANGE_DATE', 'REJECT']],
    ['ASSET HAND OVER', ['ACCEPT', 'COMPLETE', 'REJECT'], ['ACCEPT', 'COMPLETE', 'REJECT']],
    ['ACCEPTED', ['COMPLETE', 'CHANGE_DATE', 'REJECT'], ['COMPLETE', 'CHANGE_DATE', 'REJECT']],
    ['REJECTED', [], ['RESUBMIT']],
    ['RESUBMITTED', ['ACCEPT', 'CHANGE_DATE', 'REJECT'], ['ACCEPT', 'CHANGE_DATE', 'REJECT']],
    ['COMPLETE', ['INVOICE'], ['INVOICE']],
    ['INVOICED', [], []],
  ])('at %s by its vendor: %j, by new work: %j', (status, byVendor, byNewWork) => {
    expect(allowed(status, vendor)).toEqual(byVendor)
    expect(allowed(status, newWork)).toEqual(byNewWork)
    expect(allowed(status, stranger)).toEqual([])
  })

  it('by new work is every transition there is', () => {
    for (const status of orderStatusNames) {
      const targets = orderActions(status, newWork).flatMap(each => (each.allowed ? [each.target] : []))
      expect(targets).toEqual(expect.arrayContaining([...statusesAfter(status)]))
    }
  })
})

describe('why something can not be done', () => {
  it.each<[OrderActor, OrderStatus, string, string]>([
    [stranger, 'CONTRACT REVIEW', 'ACCEPT', 'The order is with another vendor.'],
    [vendor, 'CONTRACT REVIEW', 'HAND_OVER', 'Only new work may do this.'],
    [vendor, 'REJECTED', 'RESUBMIT', 'Only new work may do this.'],
    [
      newWork,
      'ACCEPTED',
      'RESUBMIT',
      'An order at ACCEPTED can not become RESUBMITTED; only one at REJECTED can.',
    ],
    [
      vendor,
      'ACCEPTED',
      'INVOICE',
      'An order at ACCEPTED can not become INVOICED; only one at COMPLETE can.',
    ],
  ])('%j at %s, %s: %s', (actor, status, code, reason) => {
    expect(why(status, actor, code)).toBe(reason)
  })

  it('is said of everything that is not allowed, and of nothing else', () => {
    for (const status of orderStatusNames) {
      for (const actor of [newWork, vendor, stranger]) {
        for (const each of orderActions(status, actor)) expect(each.allowed).toBe(each.reason === '')
      }
    }
  })
})

it('rejecting asks for a reason, changing the date for a day, what ends an order for its charge', () => {
  const asks = orderActions('CONTRACT REVIEW', newWork).flatMap(each =>
    each.asks ? [[each.code, each.asks]] : [],
  )
  expect(asks).toEqual([
    ['COMPLETE', 'charge'],
    ['INVOICE', 'charge'],
    ['CHANGE_DATE', 'dueDate'],
    ['REJECT', 'reason'],
  ])
})
