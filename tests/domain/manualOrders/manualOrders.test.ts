import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  applyOrderAction,
  firstOrderStatus,
  type OrderAction,
  type OrderStatus,
  orderActionCodes,
  orderActions,
  orderStatuses,
  orderStatusId,
  orderStatusNames,
  orderTypes,
  refuseDelete,
  statusesAfter,
  waitsFor,
} from '#domain/manualOrders'

const newWork = { isNewWork: true, isItsVendor: false }
const vendor = { isNewWork: false, isItsVendor: true }
const stranger = { isNewWork: false, isItsVendor: false }

const input = (action: OrderAction) => ({
  action,
  reason: 'The rule does not bend',
  dueDate: '2026-03-20',
  today: '2026-03-16',
})

describe('statuses of an order', () => {
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
    expect(orderStatusId(firstOrderStatus)).toBe(99)
  })

  it.each<[OrderStatus, OrderStatus[]]>([
    ['CONTRACT REVIEW', ['ACCEPTED', 'REJECTED', 'DATE CHANGED', 'ASSET HAND OVER']],
    ['DATE CHANGED', ['ACCEPTED', 'REJECTED', 'ASSET HAND OVER']],
    ['ASSET HAND OVER', ['ACCEPTED', 'REJECTED', 'COMPLETE']],
    ['ACCEPTED', ['COMPLETE', 'DATE CHANGED', 'REJECTED']],
    ['REJECTED', ['RESUBMITTED']],
    ['RESUBMITTED', ['ACCEPTED', 'REJECTED', 'DATE CHANGED']],
    ['COMPLETE', ['INVOICED']],
    ['INVOICED', []],
  ])('%s leads to %j', (from, to) => {
    expect(statusesAfter(from)).toEqual(to)
  })

  it('each can be reached from the first', () => {
    const reached = new Set<OrderStatus>([firstOrderStatus])
    for (const status of reached) for (const next of statusesAfter(status)) reached.add(next)
    expect([...reached].sort()).toEqual([...orderStatusNames].sort())
  })

  it('wait for somebody until the order is invoiced, and that one can do something', () => {
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

describe('what is done with an order', () => {
  it('never leaves the transitions, whatever is done by whomever', () => {
    const steps = fc.array(
      fc.tuple(fc.constantFrom(...orderActionCodes), fc.constantFrom(newWork, vendor, stranger)),
      { maxLength: 25 },
    )
    fc.assert(
      fc.property(steps, given => {
        let status = firstOrderStatus
        for (const [action, actor] of given) {
          const result = applyOrderAction(status, actor, input(action))
          const offered = orderActions(status, actor).find(({ code }) => code === action)
          expect(result.ok).toBe(offered?.allowed)
          if (!result.ok) {
            expect(result.message).not.toBe('')
            continue
          }
          const again = status === 'DATE CHANGED' && result.status === 'DATE CHANGED'
          expect(again || statusesAfter(status).includes(result.status)).toBe(true)
          expect(actor).not.toBe(stranger)
          status = result.status
        }
      }),
    )
  })

  it('a vendor may neither hand over assets nor resubmit', () => {
    const mayDo = (status: OrderStatus) =>
      orderActions(status, vendor)
        .filter(({ allowed }) => allowed)
        .map(({ code }) => code)
    expect(mayDo('CONTRACT REVIEW')).toEqual(['ACCEPT', 'CHANGE_DATE', 'REJECT'])
    expect(mayDo('REJECTED')).toEqual([])
    expect(mayDo('COMPLETE')).toEqual(['INVOICE'])
  })

  it('says what an action that is refused would need', () => {
    expect(applyOrderAction('CONTRACT REVIEW', vendor, input('COMPLETE'))).toEqual({
      ok: false,
      path: 'action',
      message:
        'An order at CONTRACT REVIEW can not become COMPLETE; only one at ASSET HAND OVER or ACCEPTED can.',
    })
  })

  it('asks for a reason to reject and for a day that is not over to change the date', () => {
    const refused = (change: object, action: OrderAction) =>
      applyOrderAction('ACCEPTED', vendor, { ...input(action), ...change })
    expect(refused({ reason: ' ' }, 'REJECT')).toMatchObject({ ok: false, path: 'reason' })
    expect(refused({ dueDate: null }, 'CHANGE_DATE')).toMatchObject({ ok: false, path: 'dueDate' })
    expect(refused({ dueDate: '2026-03-15' }, 'CHANGE_DATE')).toMatchObject({ ok: false, path: 'dueDate' })
    expect(refused({ dueDate: '2026-03-16' }, 'CHANGE_DATE')).toEqual({ ok: true, status: 'DATE CHANGED' })
  })

  it('can be deleted before it was accepted only', () => {
    const deletable = orderStatusNames.filter(status => refuseDelete(status, false) === '')
    expect(deletable).toEqual(['CONTRACT REVIEW', 'DATE CHANGED', 'ASSET HAND OVER'])
    expect(refuseDelete('DATE CHANGED', true)).toContain('has been accepted')
  })
})

it('the order type REJECTORDER is hidden from the choices', () => {
  expect(orderTypes.filter(({ isHidden }) => !isHidden).map(({ code }) => code)).toEqual([
    'NEWWORK',
    'FORME',
    'STEREO',
    'ARTWORK',
    'SAMPLE',
    'REPAIR',
  ])
})
