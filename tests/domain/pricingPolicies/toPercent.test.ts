import { expect, it } from 'vitest'
import { toPercent } from '#domain/pricingPolicies'

it('price-rounding: multiplies by 100 and rounds to 2 decimals', () => {
  expect(toPercent(0.28)).toBe(28)
  expect(toPercent(0.782555)).toBe(78.26)
})
