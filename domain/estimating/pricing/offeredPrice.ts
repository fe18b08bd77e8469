import { breakAt } from '#domain/pricingPolicies'
import { boundedDetails, type Pricing } from '#domain/quoteItem'
import type { Part } from '../parts/part.ts'
import type { FoundPrice } from '../parts/pricePart.ts'

const usualUom = 1000

/**
 * What stands as the price in the break that an order of so many falls in, for one costing unit, where it is another than
 * `price`, what the break would be sold for by the costs of now: that is what is approved and what the letter says. Null where
 * both are the same to the cent, or either is not known.
 */
export function offeredPrice(
  price: Part<FoundPrice>,
  quantity: number | null,
  pricing: Pricing,
): number | null {
  const sold = quantity === null ? null : breakAt(boundedDetails(pricing), quantity)
  if (!price.ok || sold === null || sold.price === null) return null
  const { sellPrice, costingUom } = price.value.tape
  const share = costingUom / (Number(pricing.pricingUom) || usualUom)
  const isSame = Math.abs(sold.price * share - sellPrice) < 0.011 * share
  return isSame ? null : sold.price * share
}
