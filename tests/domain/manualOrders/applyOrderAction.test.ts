import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  applyOrderAction,
  firstOrderStatus,
  type OrderAction,
  type OrderActionInput,
  orderActionCodes,
  orderActions,
  statusesAfter,
} from '#domain/manualOrders'
import { seedFrom } from '../../depth.ts'
import { newWork, stranger, vendor } from './builders.ts'

const input = (action: OrderAction, overrides: Partial<OrderActionInput> = {}): OrderActionInput => ({
  action,
  reason: 'The rule does not bend',
  dueDate: '2026-03-20',
  today: '2026-03-16',
  ...overrides,
})

describe('an action', () => {
  it('leads an order to its status', () => {
    expect(applyOrderAction('CONTRACT REVIEW', vendor, input('ACCEPT'))).toEqual({
      ok: true,
      status: 'ACCEPTED',
    })
    expect(applyOrderAction('REJECTED', newWork, input('RESUBMIT'))).toEqual({
      ok: true,
      status: 'RESUBMITTED',
    })
  })

  it('of a due date after acceptance leads to DATE CHANGED', () => {
    expect(applyOrderAction('ACCEPTED', vendor, input('CHANGE_DATE'))).toEqual({
      ok: true,
      status: 'DATE CHANGED',
    })
  })

  it('that is refused says what it would need', () => {
    expect(applyOrderAction('CONTRACT REVIEW', vendor, input('COMPLETE'))).toEqual({
      ok: false,
      path: 'action',
      message:
        'An order at CONTRACT REVIEW can not become COMPLETE; only one at ASSET HAND OVER or ACCEPTED can.',
    })
  })

  it('there is not is refused', () => {
    expect(applyOrderAction('ACCEPTED', newWork, input('BURN' as OrderAction))).toEqual({
      ok: false,
      path: 'action',
      message: 'There is no action BURN.',
    })
  })
})

describe('what has to be said', () => {
  it.each<[string, OrderAction, Partial<OrderActionInput>, object]>([
    ['a reason to reject', 'REJECT', { reason: ' ' }, { path: 'reason', message: 'Reason is required' }],
    [
      'a day to change to',
      'CHANGE_DATE',
      { dueDate: null },
      { path: 'dueDate', message: 'Due date is required' },
    ],
    [
      'a day that is not over',
      'CHANGE_DATE',
      { dueDate: '2026-03-15' },
      { path: 'dueDate', message: 'Due date must not be in the past' },
    ],
  ])('%s', (_, action, missing, refusal) => {
    expect(applyOrderAction('ACCEPTED', vendor, input(action, missing))).toEqual({ ok: false, ...refusal })
  })

  it('is enough with today, and nothing where nothing is asked', () => {
    expect(applyOrderAction('ACCEPTED', vendor, input('CHANGE_DATE', { dueDate: '2026-03-16' })).ok).toBe(
      true,
    )
    const silent = { reason: '', dueDate: null }
    expect(applyOrderAction('ACCEPTED', vendor, input('COMPLETE', silent)).ok).toBe(true)
    expect(applyOrderAction('ACCEPTED', vendor, input('REJECT', { dueDate: null })).ok).toBe(true)
  })

  it('does not matter where the action is refused anyway', () => {
    expect(applyOrderAction('INVOICED', vendor, input('REJECT', { reason: '' }))).toMatchObject({
      path: 'action',
    })
  })
})

it('an order never leaves the transitions, whatever is done by whomever', () => {
  const steps = fc.array(
    fc.tuple(fc.constantFrom(...orderActionCodes), fc.constantFrom(newWork, vendor, stranger)),
    {
      maxLength: 25,
    },
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
    { seed: seedFrom(61) },
  )
})
