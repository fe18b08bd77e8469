/** A price break as far as orders are concerned. */
export interface OrderedBreak {
  readonly priceQty: number | null
  readonly minQty: number | null
  readonly maxQty: number | null
}

const holds = ({ minQty, maxQty }: OrderedBreak, quantity: number): boolean =>
  (maxQty ?? 0) > 0 && (minQty ?? 0) <= quantity && quantity <= (maxQty ?? 0)

/**
 * The break that an order of so many is sold by: the one that holds the quantity, else the largest below it. Null where
 * there is none: a smaller order than the smallest break was not offered.
 */
export function breakAt<Break extends OrderedBreak>(
  details: readonly Break[],
  quantity: number,
): Break | null {
  const ascending = details
    .filter(({ priceQty }) => (priceQty ?? 0) > 0)
    .toSorted((a, b) => (a.priceQty ?? 0) - (b.priceQty ?? 0))
  return (
    ascending.find(each => holds(each, quantity)) ??
    ascending.findLast(({ priceQty }) => (priceQty ?? 0) <= quantity) ??
    null
  )
}
