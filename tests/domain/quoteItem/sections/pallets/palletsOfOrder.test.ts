import { expect, it } from 'vitest'
import { palletsOfOrder } from '#domain/quoteItem'

it('an order takes as many pallets as its quantity fills, whatever its load was taken for', () => {
  const load = { totalPalletQty: 420, noOfPallets: 12 }
  expect([5000, 420, 421, 2_000_000].map(quantity => palletsOfOrder(load, quantity))).toEqual([
    12, 1, 2, 4762,
  ])
  expect(palletsOfOrder(load, null)).toBe(12)
  expect(palletsOfOrder({ totalPalletQty: null, noOfPallets: null }, 5000)).toBeNull()
})
