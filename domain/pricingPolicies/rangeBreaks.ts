import { rangeBlock } from './policies.ts'
import type { PriceBreak } from './priceBreak.ts'

/**
 * Ranges of ascending quantities: each from its quantity to one below the next, the last to the end of the
 * block of 1000 it lies in (001 §9; which block, our own reading).
 */
export function rangeBreaks(ascending: readonly number[]): PriceBreak[] {
  return ascending.map((priceQty, i) => {
    const next = ascending[i + 1]
    const blockEnd = Math.floor(priceQty / rangeBlock) * rangeBlock + rangeBlock - 1
    return { priceQty, minQty: priceQty, maxQty: next === undefined ? blockEnd : next - 1, variance: 0 }
  })
}
