import { describe, expect, it } from 'vitest'
import { bypassForCustomer, emptySections, itemForCustomer } from '#domain/quoteItem'

const item = (preferredPlantCode: string) => ({
  ...emptySections,
  product: { ...emptySections.product, preferredPlantCode },
})

describe('an item whose quote is for another customer', () => {
  it('is made at their plant where none is chosen yet', () => {
    const plantOf = (chosen: string, plant: string) =>
      itemForCustomer(item(chosen), 'NEW_MANUAL_DESIGN', { plant, pallets: null }).product.preferredPlantCode
    expect([plantOf('', 'NTH'), plantOf('STH', 'NTH'), plantOf('', '')]).toEqual(['NTH', 'STH', ''])
  })

  it.each([
    [false, true, true],
    [true, true, true],
    [true, false, false],
    [false, false, null],
  ])('may bypass pricing: allowed before %s, now %s: %s', (before, now, expected) => {
    expect(bypassForCustomer(before, now)).toBe(expected)
  })
})
