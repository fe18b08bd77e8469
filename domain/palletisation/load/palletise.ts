import { loadPallet } from './loadPallet.ts'
import type { BundleInput, PalletResult } from './palletLoad.ts'

/** Folded flat units, bundled, on pallets (mm, kg). Never throws: a failure is calculationSuccess false and a sentence. */
export function palletise(input: BundleInput): PalletResult {
  const unit = {
    kind: 'bundle' as const,
    length: input.foldedSizeLength,
    width: input.foldedSizeWidth,
    thickness: input.foldedSizeT,
    bundleQty: input.bundleQty,
    bundleTies: input.bundleTies ?? 0,
  }
  return loadPallet(unit, input)
}
