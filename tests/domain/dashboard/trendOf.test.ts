import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Duration, durationCodes, noItems, periodOf, totalsOf, trendOf } from '#domain/dashboard'
import { daysAfter } from '#domain/days'
import { seedFrom } from '../../depth.ts'
import { anyCount, anyDay } from './builders.ts'

describe('the trend', () => {
  it.each<[Duration, number]>([
    ['THIS_MONTH', 5],
    ['LAST_MONTH', 4],
    ['THIS_QUARTER', 13],
    ['THIS_YEAR', 12],
  ])('shows a month and a quarter by week, a year by month: %s has %d parts', (duration, parts) => {
    expect(trendOf(periodOf(duration, '2026-03-16'), [])).toHaveLength(parts)
  })

  it('ends with the days that are left of a week', () => {
    const parts = trendOf(periodOf('THIS_MONTH', '2026-03-16'), [])
    expect(parts[0]).toEqual({ from: '2026-03-01', to: '2026-03-07', ...noItems })
    expect(parts.at(-1)).toEqual({ from: '2026-03-29', to: '2026-03-31', ...noItems })
  })

  it('gives the last day of a leap February a week of its own', () => {
    const parts = trendOf(periodOf('LAST_MONTH', '2024-03-16'), [])
    expect(parts.at(-1)).toEqual({ from: '2024-02-29', to: '2024-02-29', ...noItems })
  })

  it('counts a day in the part it lies in, its first and last day too, and none outside the period', () => {
    const on = (day: string) => ({ day, figure: 'newCustItemsWon' as const, count: 1 })
    const days = ['2026-02-28', '2026-03-01', '2026-03-07', '2026-03-08', '2026-03-31', '2026-04-01'].map(on)
    const counted = trendOf(periodOf('THIS_MONTH', '2026-03-16'), days).map(part => part.newCustItemsWon)
    expect(counted).toEqual([2, 1, 0, 0, 1])
  })

  it('counts every item of the period once and has no gaps', () => {
    const onADay = fc.tuple(anyCount, fc.integer({ min: -400, max: 400 }))
    fc.assert(
      fc.property(anyDay, fc.array(onADay), fc.constantFrom(...durationCodes), (today, given, duration) => {
        const counts = given.map(([count, days]) => ({ ...count, day: daysAfter(today, days) }))
        const period = periodOf(duration, today)
        const parts = trendOf(period, counts)
        expect([parts[0]?.from, parts.at(-1)?.to]).toEqual([period.from, period.to])
        for (const [i, part] of parts.entries()) {
          const next = parts[i + 1]
          if (next) expect(next.from).toBe(daysAfter(part.to, 1))
        }
        const inside = counts.filter(({ day }) => day >= period.from && day <= period.to)
        const inParts = parts.flatMap(part =>
          (['existCustItemsWon', 'newCustItemsWon', 'pendingQuoteItems'] as const).map(figure => ({
            figure,
            count: part[figure],
          })),
        )
        expect(totalsOf(inParts)).toEqual(totalsOf(inside))
      }),
      { seed: seedFrom(37) },
    )
  })
})
