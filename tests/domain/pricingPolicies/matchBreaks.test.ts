import { expect, it } from 'vitest'
import { matchBreaks } from '#domain/pricingPolicies'

it('similar-price-breaks: pairs breaks by quoted units, in the quoted order', () => {
  const quoted = [
    { priceQty: 1000, price: 9 },
    { priceQty: 500, price: 10 },
    { priceQty: 700, price: 11 },
  ]
  const recosted = [
    { priceQty: 500, cost: 5 },
    { priceQty: 1000, cost: 4 },
  ]
  expect(matchBreaks(quoted, recosted).map(m => m.recosted?.cost ?? null)).toEqual([4, 5, null])
})
