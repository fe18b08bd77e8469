import { loadPallet } from './loadPallet.ts'
import type { FinishedGoodsInput, PalletResult } from './palletLoad.ts'

/**
 * Erected units, one by one, on pallets (mm, kg): bundle quantity and ties are 1 whatever was asked (001 §5), and the
 * stack stops where the lowest unit bears no more. Never throws: a failure is calculationSuccess false and a sentence.
 */
export function palletiseFinishedGoods(input: FinishedGoodsInput): PalletResult {
  const unit = {
    kind: 'single' as const,
    length: input.outerLength,
    width: input.outerWidth,
    thickness: input.outerDepth,
    bundleQty: 1,
    bundleTies: 1,
  }
  return loadPallet(unit, input, input.allowableKg)
}
