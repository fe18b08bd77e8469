import { expect, it } from 'vitest'
import { dayIn } from '#domain/formats'

it.each([
  ['2026-11-26T22:30:00Z', 'Australia/Melbourne', '2026-11-27'],
  ['2026-11-26T22:30:00Z', 'UTC', '2026-11-26'],
  ['2026-11-27T03:30:00Z', 'America/Los_Angeles', '2026-11-26'],
])('the moment %s is in %s on %s', (moment, timeZone, day) => {
  expect(dayIn(new Date(moment), timeZone)).toBe(day)
})

it('is the day of the clock that the program runs by where no zone is said', () => {
  expect(dayIn(new Date(2026, 10, 7, 0, 5))).toBe('2026-11-07')
  expect(dayIn(new Date(2026, 10, 7, 23, 55))).toBe('2026-11-07')
})

it('of no moment is none', () => {
  expect(dayIn(new Date(Number.NaN), 'UTC')).toBe('')
})
