import type { FoundPrice } from '#domain/estimating'
import { decimal, listed } from '#domain/formats'
import { pointsBelow } from '#domain/quoteItem'

/** Below cost is a loss; above it and under the margin floor is low. */
export type PriceTone = 'loss' | 'low' | null

/** How a price stands to its cost and to the margin floor (percent; null: none is set). */
export function priceTone(
  { tape, margin }: Pick<FoundPrice, 'tape' | 'margin'>,
  floor: number | null,
): PriceTone {
  if (margin < 0 || tape.sellPrice < tape.cost) return 'loss'
  return pointsBelow({ price: tape.sellPrice, marginPercent: margin }, floor) > 0 ? 'low' : null
}

/** What is wrong with the prices, in a sentence each. */
export function priceWarnings(
  prices: readonly (Pick<FoundPrice, 'tape' | 'margin'> | null)[],
  floor: number | null,
): { readonly tone: 'loss' | 'low'; readonly sentence: string }[] {
  const quantities = (tone: PriceTone) =>
    prices.flatMap(price =>
      price !== null && priceTone(price, floor) === tone ? [decimal(price.tape.quantity, 0)] : [],
    )
  const [losses, lows] = [quantities('loss'), quantities('low')]
  return [
    ...(losses.length === 0
      ? []
      : [{ tone: 'loss' as const, sentence: `Price below cost at ${listed(losses)}.` }]),
    ...(lows.length === 0
      ? []
      : [
          {
            tone: 'low' as const,
            sentence: `Margin under the floor of ${(floor ?? 0).toFixed(1)} % at ${listed(lows)}.`,
          },
        ]),
  ]
}
