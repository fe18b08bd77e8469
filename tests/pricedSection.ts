import type { QuoteItem } from '#contract/quote'
import type { EngineMasters } from '#domain/estimating'
import type { Pricing } from '#domain/quoteItem'
import { createPricer } from '../server/demo/pricerOf.ts'

/** What the item costs and is sold for by the engine, at this mark-up, %, or the plant's usual one. */
export function pricedSection(
  masters: EngineMasters,
  item: QuoteItem,
  markUpPercent: number | null = null,
): Pricing {
  const pricing = createPricer(masters)(item, item.quoteDelivery, 0, markUpPercent)
  if (pricing === null) throw new Error(`Item ${item.reference} cannot be costed`)
  return pricing
}
