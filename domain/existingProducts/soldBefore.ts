import { roundHalfUp } from '#domain/pricingPolicies'
import { type PriceFrom, priceAt } from './priceAt.ts'
import { type SoldAt, takenPrices } from './takenPrices.ts'

/** A price now and until now, for the same number of units. */
export interface PriceMove {
  readonly before: number
  /** %, to a tenth; null: there is no new price to compare. */
  readonly changePercent: number | null
}

/** How a price moved from what it was; null: it was none. */
function priceMove(before: number | null, now: number | null): PriceMove | null {
  if (before === null || before <= 0) return null
  return { before, changePercent: now ? roundHalfUp((now / before - 1) * 100, 1) : null }
}

interface Break {
  readonly priceQty: number | null
  readonly price: number | null
}

/** What each break was sold for until now, for `uom` units, and how its price moved; null: it was not. */
export function soldBefore(breaks: readonly Break[], sold: SoldAt, uom: number): (PriceMove | null)[] {
  const before = takenPrices(
    breaks.map(({ priceQty }) => ((priceQty ?? 0) > 0 ? priceQty : null)),
    sold,
    uom,
  )
  return breaks.map(({ price }, place) => priceMove(before[place] ?? null, price))
}

/** What was ordered once: how many at which price, for `pricingUom` units. */
interface Ordered {
  readonly quantity: number
  readonly price: number | null
  readonly pricingUom: number
}

/** What an order was sold for, for `uom` units, and how the price of as many moved since; null: its price is not known. */
export function orderBefore(breaks: readonly Break[], order: Ordered, uom: number): PriceMove | null {
  const { quantity, price, pricingUom } = order
  const prices = breaks.flatMap(({ priceQty, price: now }): PriceFrom[] =>
    priceQty !== null && priceQty > 0 && now !== null ? [{ quantity: priceQty, price: now }] : [],
  )
  const sold = { pricingUom, prices: price === null ? [] : [{ quantity, price }] }
  const [before = null] = takenPrices([quantity], sold, uom)
  return priceMove(before, priceAt(prices, quantity))
}
