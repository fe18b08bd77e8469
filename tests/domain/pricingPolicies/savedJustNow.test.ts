import { expect, it } from 'vitest'
import { savedJustNow } from '#domain/pricingPolicies'

it.each([
  [undefined, 1000, false],
  [1000, 1000, true],
  [1000, 1499, true],
  [1000, 1500, false],
])('price-debounce: a price saved at %s ms is not saved again at %s ms: %s', (savedAt, now, ignored) => {
  expect(savedJustNow(savedAt, now)).toBe(ignored)
})
