import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dueRange, dueSoonDays, dueState } from '#domain/quotes'
import { seedFrom } from '../../depth.ts'

describe('how a due date stands', () => {
  it.each([
    ['2026-11-19', 'overdue'],
    ['2026-11-20', 'dueSoon'],
    ['2026-11-23', 'dueSoon'],
    ['2026-11-24', 'fine'],
    ['2026-11-23T22:00:00Z', 'dueSoon'],
    ['', 'none'],
    [null, 'none'],
  ] as const)('%s on 20 November 2026 is %s', (due, expected) => {
    expect(dueState(due, '2026-11-20')).toBe(expected)
  })

  it('looks ahead over the end of a month and of a year', () => {
    expect(dueState('2027-01-02', '2026-12-30')).toBe('dueSoon')
    expect(dueState('2027-01-03', '2026-12-30')).toBe('fine')
  })

  it('never gets better as days go by', () => {
    const order = ['overdue', 'dueSoon', 'fine']
    const day = fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
    const iso = (date: Date) => date.toISOString().slice(0, 10)
    fc.assert(
      fc.property(day, day, fc.integer({ min: 0, max: 2 * dueSoonDays }), (due, today, later) => {
        const then = new Date(today.getTime() + later * 86_400_000)
        expect(order.indexOf(dueState(iso(due), iso(then)))).toBeLessThanOrEqual(
          order.indexOf(dueState(iso(due), iso(today))),
        )
      }),
      { seed: seedFrom(11) },
    )
  })

  it('is asked of a database by the same days', () => {
    const day = fc
      .date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
      .map(date => date.toISOString().slice(0, 10))
    const near = fc.integer({ min: -9, max: 9 })
    fc.assert(
      fc.property(day, near, fc.constantFrom('overdue', 'dueSoon', 'fine'), (today, by, state) => {
        const due = new Date(Date.parse(today) + by * 86_400_000).toISOString().slice(0, 10)
        const { from = '0000', before = '9999' } = dueRange(state, today)
        expect(due >= from && due < before).toBe(dueState(due, today) === state)
      }),
      { seed: seedFrom(12) },
    )
  })
})
