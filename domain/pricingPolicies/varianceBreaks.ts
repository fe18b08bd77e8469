import type { PriceBreak } from './priceBreak.ts'
import { roundHalfUp } from './roundHalfUp.ts'

/** Each quantity minus and plus the rounded variance percent of it (001 §9). */
export function varianceBreaks(quantities: readonly number[], variancePercent: number): PriceBreak[] {
  return quantities.map(priceQty => {
    const allowance = roundHalfUp((priceQty * variancePercent) / 100)
    return {
      priceQty,
      minQty: priceQty - allowance,
      maxQty: priceQty + allowance,
      variance: variancePercent,
    }
  })
}
