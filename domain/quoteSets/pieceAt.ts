/** What an item is sold for by quantity, in its pricing UOM: made or bought. */
export interface SoldBreaks {
  readonly pricingUom: string
  readonly details: readonly {
    readonly priceQty: number | null
    readonly minQty: number | null
    readonly maxQty: number | null
    readonly price: number | null
  }[]
}

type Break = SoldBreaks['details'][number]

const usualUom = 1000

const holds = ({ minQty, maxQty }: Break, quantity: number): boolean =>
  (maxQty ?? 0) > 0 && (minQty ?? 0) <= quantity && quantity <= (maxQty ?? 0)

/**
 * What one piece costs in an order of so many, in the quote's currency: by the break that holds the quantity, else the
 * largest below it. Null: there is none, or it has no price; a smaller order than the smallest break was not offered.
 */
export function pieceAt({ pricingUom, details }: SoldBreaks, quantity: number): number | null {
  const ascending = details
    .filter(({ priceQty }) => (priceQty ?? 0) > 0)
    .toSorted((a, b) => (a.priceQty ?? 0) - (b.priceQty ?? 0))
  const found =
    ascending.find(each => holds(each, quantity)) ??
    ascending.findLast(({ priceQty }) => (priceQty ?? 0) <= quantity)
  const price = found?.price ?? 0
  return price > 0 ? price / (Number(pricingUom) || usualUom) : null
}
