import { describe, expect, it } from 'vitest'
import { date } from '#domain/formats'
import { noMoments } from './builders.ts'

describe('a date is shown day-month-year', () => {
  it.each([
    ['2026-03-01', undefined, '01-03-2026'],
    ['2026-03-01', 'Pacific/Auckland', '01-03-2026'],
    ['2026-03-01', 'America/Los_Angeles', '01-03-2026'],
    ['2024-02-29', 'Australia/Sydney', '29-02-2024'],
    ['2026-01-31T22:30:00.000Z', 'Australia/Sydney', '01-02-2026'],
    ['2026-01-31T22:30:00.000Z', 'UTC', '31-01-2026'],
    [new Date(Date.UTC(2026, 0, 31, 22, 30)), 'Pacific/Auckland', '01-02-2026'],
  ])('format-date: %s in zone %s is %s', (value, zone, shown) => {
    expect(date(value, zone)).toBe(shown)
  })

  it.each(noMoments)('%s is no date and shows nothing', value => {
    expect(date(value)).toBe('')
  })
})
