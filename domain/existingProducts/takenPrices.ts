import { roundMoney } from '#domain/pricingPolicies'
import { type PriceFrom, priceAt } from './priceAt.ts'

/** What a product is sold for. */
export interface SoldAt {
  /** How many a price is for. */
  readonly pricingUom: number
  readonly prices: readonly PriceFrom[]
}

/**
 * The prices of a product at quoted quantities, for `uom` units each, in whole cents; null where the product has none. Rule
 * similar-price-breaks (001 §7): matched by quoted units.
 */
export function takenPrices(
  quantities: readonly (number | null)[],
  { pricingUom, prices }: SoldAt,
  uom: number,
): (number | null)[] {
  return quantities.map(quantity => {
    const price = quantity === null || pricingUom <= 0 ? null : priceAt(prices, quantity)
    return price === null ? null : roundMoney((price / pricingUom) * uom)
  })
}
