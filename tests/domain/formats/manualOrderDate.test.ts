import { describe, expect, it } from 'vitest'
import { date, manualOrderDate } from '#domain/formats'
import { noMoments } from './builders.ts'

describe('a date of a manual order', () => {
  it.each([
    ['2026-03-01', undefined, '01/03/2026'],
    ['2026-03-01', 'America/Los_Angeles', '01/03/2026'],
    ['2026-01-31T22:30:00Z', 'Australia/Perth', '01/02/2026'],
    ['2026-01-31T22:30:00Z', 'UTC', '31/01/2026'],
  ])(
    'format-date: %s in zone %s is written %s, the date as elsewhere but with slashes',
    (value, zone, shown) => {
      expect(manualOrderDate(value, zone)).toBe(shown)
      expect(shown.replaceAll('/', '-')).toBe(date(value, zone))
    },
  )

  it.each(noMoments)('%s is none and shows nothing', value => {
    expect(manualOrderDate(value)).toBe('')
  })
})
