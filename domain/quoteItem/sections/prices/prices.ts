/** The sections that say what an item is sold for, by quantity: what is made, and what is bought. */
export type PricesKey = 'pricing' | 'genericPricing'

/** What of a break its bounds follow from, and the bounds. */
export interface BoundedBreak {
  readonly priceQty: number | null
  readonly minQty: number | null
  readonly maxQty: number | null
  readonly variance: number | null
}

/** The terms that the bounds of breaks follow from. */
export interface BreakTerms<Row extends BoundedBreak = BoundedBreak & { readonly key: string }> {
  readonly pricingPolicy: string
  readonly defaultVariance: number | null
  readonly details: readonly Row[]
}
