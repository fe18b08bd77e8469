import { expect, it } from 'vitest'
import { roundUp } from '#domain/pricingPolicies'

it.each([
  [1000 * 1.1, 1100],
  [608.375, 609],
  [609, 609],
  [0, 0],
  [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY],
])('%d becomes %d', (value, whole) => {
  expect(roundUp(value)).toBe(whole)
})
