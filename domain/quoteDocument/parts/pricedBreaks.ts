import { type PriceDetail, type Pricing, policyOf } from '#domain/quoteItem'

/** What an item is sold for by quantity, made or bought. */
export interface SoldPrices extends Pick<Pricing, 'pricingPolicy' | 'pricingUom'> {
  readonly details: readonly SoldBreak[]
}
type SoldBreak = Pick<PriceDetail, 'priceQty' | 'minQty' | 'maxQty' | 'variance' | 'price'>

/** A price for a thousand, a hundred or one; a thousand where nobody said. */
export const uomOf = ({ pricingUom }: Pick<Pricing, 'pricingUom'>): number => Number(pricingUom) || 1000

/** The breaks that have a price, the smallest first. */
export const pricedDetails = ({ details }: SoldPrices): SoldBreak[] =>
  details
    .filter(({ price, priceQty }) => (price ?? 0) > 0 && (priceQty ?? 0) > 0)
    .toSorted((a, b) => (a.priceQty ?? 0) - (b.priceQty ?? 0))

/** A price line as figures: what an order of its quantity, the smallest of a range, comes to. */
export interface PricedBreak {
  readonly quantity: number
  readonly amount: number
  /** Whether more may be ordered at the price. */
  readonly isFrom: boolean
  /** The largest number that the price is for; null: it is for its quantity alone. */
  readonly most: number | null
}

/** The price lines of an item as figures, one for one. */
export const pricedBreaks = (pricing: SoldPrices): PricedBreak[] =>
  pricedDetails(pricing).map(({ price, priceQty, maxQty }) => ({
    quantity: priceQty ?? 0,
    amount: ((price ?? 0) / uomOf(pricing)) * (priceQty ?? 0),
    isFrom: policyOf(pricing) === 2,
    most: policyOf(pricing) === 2 && (maxQty ?? 0) > (priceQty ?? 0) ? maxQty : null,
  }))
