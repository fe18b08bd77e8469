import { breakAt } from '#domain/pricingPolicies'
import { boundedDetails, type Pricing } from '#domain/quoteItem'
import type { FoundCost } from '../parts/costPart.ts'
import { found, type Part } from '../parts/part.ts'
import { type FoundPrice, pricePart } from '../parts/pricePart.ts'
import { givenPrice } from './givenPrice.ts'

const usualUom = 1000

/**
 * What an order of so many is sold for: at the price of the break that it falls in, at what that break costs now. At the
 * plant's usual mark-up while no break holds it.
 */
export function priceOfOrder(
  cost: Part<FoundCost>,
  quantity: number | null,
  pricing: Pricing,
): Part<FoundPrice> {
  if (!cost.ok) return cost
  const { job } = cost.value
  const usual = () => pricePart(found(job), quantity, 'markUp', job.terms.markUp * 100)
  const sold = quantity === null ? null : breakAt(boundedDetails(pricing), quantity)
  if (sold === null) return usual()
  const { given, value } = givenPrice(sold, job, Number(pricing.pricingUom) || usualUom)
  if (value === null) return usual()
  const priced = pricePart(found(job), sold.priceQty, given, value)
  if (!priced.ok || sold.priceQty === quantity) return priced
  return pricePart(found(job), quantity, 'price', priced.value.tape.sellPrice)
}
