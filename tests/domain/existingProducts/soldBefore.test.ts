import { describe, expect, it } from 'vitest'
import { orderBefore, soldBefore } from '#domain/existingProducts'

const sold = {
  pricingUom: 100,
  prices: [
    { quantity: 1000, price: 90 },
    { quantity: 5000, price: 80 },
  ],
}
const breaks = [
  { priceQty: 500, price: 945 },
  { priceQty: 2500, price: 900 },
  { priceQty: 5000, price: 760 },
  { priceQty: 10_000, price: null },
  { priceQty: null, price: 700 },
  { priceQty: -5, price: 700 },
]

describe('what a product was sold for until now', () => {
  it('stands beside each break, for as many units, with how the price moved', () => {
    expect(soldBefore(breaks, sold, 1000)).toEqual([
      { before: 900, changePercent: 5 },
      { before: 900, changePercent: 0 },
      { before: 800, changePercent: -5 },
      { before: 800, changePercent: null },
      null,
      null,
    ])
  })

  it('is nothing where it had no price, or one of nothing', () => {
    expect(soldBefore([{ priceQty: 100, price: 5 }], { pricingUom: 1000, prices: [] }, 1000)).toEqual([null])
    const free = { pricingUom: 1000, prices: [{ quantity: 1, price: 0 }] }
    expect(soldBefore([{ priceQty: 100, price: 5 }], free, 1000)).toEqual([null])
  })

  it('is compared for the last order by what as many cost now', () => {
    const order = { quantity: 4000, price: 85, pricingUom: 100 }
    expect(orderBefore(breaks, order, 1000)).toEqual({ before: 850, changePercent: 5.9 })
    expect(orderBefore([], order, 1)).toEqual({ before: 0.85, changePercent: null })
    expect(orderBefore(breaks, { ...order, price: null }, 1000)).toBeNull()
  })
})
