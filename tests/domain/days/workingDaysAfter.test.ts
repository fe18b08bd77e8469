import { expect, test } from 'vitest'
import { workingDaysAfter } from '#domain/days'

test.each([
  ['Monday', '2026-03-16', 0, '2026-03-16'],
  ['Monday', '2026-03-16', 4, '2026-03-20'],
  ['Monday, over the weekend', '2026-03-16', 5, '2026-03-23'],
  ['Friday', '2026-03-20', 1, '2026-03-23'],
  ['Saturday', '2026-03-21', 1, '2026-03-23'],
  ['Sunday, at the end of a year', '2026-12-27', 5, '2027-01-01'],
])('%s: Saturdays and Sundays do not count (%s and %i days)', (_, day, days, expected) => {
  expect(workingDaysAfter(day, days)).toBe(expected)
})
