import type { Pricing } from '#domain/quoteItem'

/** What one costs the customer by the first break, as the worklist repeats it; null while there is no price. */
export function pricedUnit(pricing: Pricing | null): number | null {
  const price = pricing?.details[0]?.price ?? null
  return price === null ? null : Math.round((price / (Number(pricing?.pricingUom) || 1000)) * 1000) / 1000
}
