import { describe, expect, it } from 'vitest'
import { dateTime } from '#domain/formats'
import { noMoments } from './builders.ts'

describe('a moment is shown day-month-year, hour and minute', () => {
  it.each([
    // Stored times are UTC and shown in local time.
    ['2026-01-31T22:30:00Z', 'Australia/Sydney', '01-02-2026 09:30'],
    ['2026-07-31T22:30:00Z', 'Australia/Sydney', '01-08-2026 08:30'],
    ['2026-01-31T22:30:59.999Z', 'UTC', '31-01-2026 22:30'],
    ['2026-01-31T22:30:00+13:00', 'UTC', '31-01-2026 09:30'],
    ['2026-01-31 22:30:00+00', 'UTC', '31-01-2026 22:30'],
    [new Date(Date.UTC(2026, 0, 31, 22, 30)), 'UTC', '31-01-2026 22:30'],
    // A stored time without a zone is UTC.
    ['2026-06-01T00:00:00', 'Australia/Brisbane', '01-06-2026 10:00'],
    ['2026-06-01 00:00:00', 'Australia/Brisbane', '01-06-2026 10:00'],
    ['2026-06-01T00:00', 'Australia/Brisbane', '01-06-2026 10:00'],
    // Midnight is 00:00, never 24:00.
    ['2026-06-01T14:00:00Z', 'Australia/Sydney', '02-06-2026 00:00'],
    ['2026-06-01', 'Australia/Sydney', '01-06-2026 00:00'],
  ])('format-date, format-utc-local: %s in zone %s is %s', (value, zone, shown) => {
    expect(dateTime(value, zone)).toBe(shown)
  })

  it.each(noMoments)('%s is no moment and shows nothing', value => {
    expect(dateTime(value)).toBe('')
  })
})
