import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isoDay } from '../../../domain/formats/isoDay.ts'

describe('isoDay', () => {
  it.each([
    [2026, 3, 1, '2026-03-01'],
    [2026, 12, 31, '2026-12-31'],
    [987, 1, 1, '0987-01-01'],
    // A leap year: every fourth, no full century but every fourth of them.
    [2024, 2, 29, '2024-02-29'],
    [2000, 2, 29, '2000-02-29'],
    [2100, 2, 29, null],
    [2025, 2, 29, null],
    [2026, 4, 31, null],
    [2026, 1, 32, null],
    [2026, 0, 1, null],
    [2026, 13, 1, null],
    [2026, 1, 0, null],
    [2026, -1, -1, null],
    [2026, Number.NaN, 1, null],
  ])('%d, %d, %d is %s', (year, month, day, wanted) => {
    expect(isoDay(year, month, day)).toBe(wanted)
  })

  it('knows the days that the calendar of the computer knows', () => {
    const parts = [
      fc.integer({ min: 1000, max: 2999 }),
      fc.integer({ min: 0, max: 13 }),
      fc.integer({ min: 0, max: 32 }),
    ] as const
    fc.assert(
      fc.property(...parts, (year, month, day) => {
        const at = new Date(Date.UTC(year, month - 1, day))
        const isThere = at.getUTCMonth() === month - 1 && at.getUTCDate() === day
        expect(isoDay(year, month, day)).toBe(isThere ? at.toISOString().slice(0, 10) : null)
      }),
      { seed: 45, numRuns: 500 },
    )
  })
})
