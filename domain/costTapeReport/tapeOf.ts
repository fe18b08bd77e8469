import type { CostTape } from '#domain/costTape'
import type { PriceDetail } from '#domain/quoteItem'

/** The cost tape that is kept with a break; null while it has none. */
export const tapeOf = ({ costTape }: PriceDetail): CostTape | null =>
  (costTape?.tape as CostTape | undefined) ?? null
