import { breakAt, type OrderedBreak } from '#domain/pricingPolicies'

/** What an item is sold for by quantity, in its pricing UOM: made or bought. */
export interface SoldBreaks {
  readonly pricingUom: string
  readonly details: readonly (OrderedBreak & { readonly price: number | null })[]
}

const usualUom = 1000

/**
 * What one piece costs in an order of so many, in the quote's currency: by the break that holds the quantity, else the
 * largest below it. Null: there is none, or it has no price; a smaller order than the smallest break was not offered.
 */
export function pieceAt({ pricingUom, details }: SoldBreaks, quantity: number): number | null {
  const found = breakAt(details, quantity)
  const price = found?.price ?? 0
  return price > 0 ? price / (Number(pricingUom) || usualUom) : null
}
