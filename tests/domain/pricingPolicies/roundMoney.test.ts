import { expect, it } from 'vitest'
import { roundMoney } from '#domain/pricingPolicies'

it('price-rounding: rounds to whole cents', () => {
  expect(roundMoney(131.60000000000002)).toBe(131.6)
  expect(roundMoney(78.1185)).toBe(78.12)
})
