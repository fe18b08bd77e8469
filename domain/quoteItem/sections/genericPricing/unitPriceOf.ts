import { roundHalfUp } from '#domain/pricingPolicies'
import type { GenericDetail, GenericPricing } from './genericPricing.ts'

/** A unit of small goods costs parts of a cent. */
const decimals = 4

/** The break that a quantity is sold at: the one that holds it, else the largest below it, else the smallest. */
function breakFor(details: readonly GenericDetail[], quantity: number): GenericDetail | undefined {
  const ascending = details
    .filter(({ priceQty }) => (priceQty ?? 0) > 0)
    .toSorted((a, b) => (a.priceQty ?? 0) - (b.priceQty ?? 0))
  const holds = ({ minQty, maxQty }: GenericDetail) =>
    (minQty ?? 0) <= quantity && (maxQty ?? 0) > 0 && quantity <= (maxQty ?? 0)
  return (
    ascending.find(holds) ?? ascending.findLast(({ priceQty }) => (priceQty ?? 0) <= quantity) ?? ascending[0]
  )
}

/** What one unit of bought goods is sold for in an order of so many; null while there is no quantity or no price for it. */
export function unitPriceOf(
  { pricingUom, details }: Pick<GenericPricing, 'pricingUom' | 'details'>,
  quantity: number | null,
): number | null {
  if (quantity === null || quantity <= 0) return null
  const price = breakFor(details, quantity)?.price ?? null
  const uom = Number(pricingUom)
  return price === null || !(uom > 0) ? null : roundHalfUp(price / uom, decimals)
}
