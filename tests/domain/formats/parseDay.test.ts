import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { date, parseDay } from '#domain/formats'
import { seedFrom } from '../../depth.ts'

describe('a day in year-month-day or day-month-year', () => {
  it.each([
    ['2026-03-01', '2026-03-01'],
    ['2026-3-1', '2026-03-01'],
    ['01-03-2026', '2026-03-01'],
    ['1-3-2026', '2026-03-01'],
    ['29-02-2024', '2024-02-29'],
  ])('%s is %s', (typed, day) => {
    expect(parseDay(typed)).toBe(day)
  })

  it.each([
    ...['', '2026-02-30', '30-02-2026', '2026-13-01', '2026-01-00', '03/01/2026', '2026/03/01'],
    ...['26-03-01', '2026-03', '2026-003-1', '2026-03-01T00:00', ' 2026-03-01', 'today'],
  ])('%s is neither', typed => {
    expect(parseDay(typed)).toBeNull()
  })

  it('reads back what is shown and what is kept', () => {
    const days = fc.date({ min: new Date('1900-01-01'), max: new Date('2199-12-31'), noInvalidDate: true })
    fc.assert(
      fc.property(days, moment => {
        const day = moment.toISOString().slice(0, 10)
        expect(parseDay(date(day))).toBe(day)
        expect(parseDay(day)).toBe(day)
      }),
      { seed: seedFrom(2) },
    )
  })
})
