/** A price from a quantity on. */
export interface PriceFrom {
  readonly quantity: number
  readonly price: number
}

/** The price at a quantity: that of the largest break it reaches, else of the smallest; null where there is none. */
export function priceAt(prices: readonly PriceFrom[], quantity: number): number | null {
  const ascending = [...prices].sort((a, b) => a.quantity - b.quantity)
  return (ascending.findLast(each => each.quantity <= quantity) ?? ascending[0])?.price ?? null
}
