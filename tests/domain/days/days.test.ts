import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { daysAfter, monthStart } from '#domain/days'
import { seedFrom } from '../../depth.ts'
import { anyDay } from '../dashboard/builders.ts'

describe('daysAfter', () => {
  it.each([
    ['2026-03-16', 0, '2026-03-16'],
    ['2026-12-31', 1, '2027-01-01'],
    ['2026-01-01', -1, '2025-12-31'],
    ['2024-02-28', 1, '2024-02-29'],
    ['2026-02-28', 1, '2026-03-01'],
    ['2026-04-04', 1, '2026-04-05'],
    ['2026-01-01', 365, '2027-01-01'],
  ])('%s and %d days is %s', (day, days, then) => {
    expect(daysAfter(day, days)).toBe(then)
  })

  it('goes there and back', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -4000, max: 4000 }), (day, days) => {
        expect(daysAfter(daysAfter(day, days), -days)).toBe(day)
      }),
      { seed: seedFrom(31) },
    )
  })
})

describe('monthStart', () => {
  it.each([
    ['2026-03-16', 0, '2026-03-01'],
    ['2026-03-01', 0, '2026-03-01'],
    ['2026-01-31', 1, '2026-02-01'],
    ['2026-12-31', 1, '2027-01-01'],
    ['2026-01-31', -1, '2025-12-01'],
    ['2026-03-16', -14, '2025-01-01'],
  ])('the month of %s and %d months starts on %s', (day, months, start) => {
    expect(monthStart(day, months)).toBe(start)
  })

  it('is the last first of a month that is not later', () => {
    fc.assert(
      fc.property(anyDay, day => {
        expect(monthStart(day)).toBe(`${day.slice(0, 7)}-01`)
        expect(monthStart(day, 1) > day).toBe(true)
      }),
      { seed: seedFrom(32) },
    )
  })
})
