import { expect, it } from 'vitest'
import { defaultOrderUom } from '#domain/pricingPolicies'

it('is 1000 for specialties and the pricing UOM otherwise', () => {
  expect(defaultOrderUom(true, 1)).toBe(1000)
  expect(defaultOrderUom(false, 1)).toBe(1)
})
