import { expect, test } from 'vitest'
import { offeredDueDate, orderDay, stereoArea } from '#domain/manualOrders'

test.each([
  [0, '2026-03-19'],
  [24, '2026-03-20'],
  [25, '2026-03-23'],
  [72, '2026-03-24'],
  [-5, '2026-03-19'],
])('%i lead hours from a Thursday are offered for %s', (hours, day) => {
  expect(offeredDueDate('2026-03-19', hours)).toBe(day)
})

test('manual-order-due-date-first-10: a due date is a day, whatever stands behind it', () => {
  expect(orderDay('2026-03-20T13:45:00Z')).toBe('2026-03-20')
  expect(orderDay(' 2026-03-20')).toBe('2026-03-20')
})

test('the print area of a stereo needs both of its sides', () => {
  expect(stereoArea(420, 310)).toBe(1302)
  expect(stereoArea(null, 310)).toBeNull()
})
