import { messages } from '#domain/messages'
import type { PalletInput } from './palletLoad.ts'

/** One unit as it lies on the pallet (mm), and how many of them make what a layer is built of. */
export interface PalletUnit {
  readonly kind: 'bundle' | 'single'
  readonly length: number
  readonly width: number
  readonly thickness: number
  readonly bundleQty: number
  /** Ties round a bundle. */
  readonly bundleTies: number
}

const isAbove = (value: number) => Number.isFinite(value) && value > 0
const isMeasure = (value: number) => Number.isFinite(value) && value >= 0

/** The first thing that keeps a load from being calculated, as a sentence; nothing when it can be. */
export function loadFault(unit: PalletUnit, input: PalletInput): string | undefined {
  const { palletType } = input
  if (![unit.length, unit.width, unit.thickness].every(isAbove))
    return 'The length, width and height of the unit must be above zero.'
  if (unit.kind === 'bundle' && (unit.length < 10 || unit.width < 10))
    return messages.palletisationFoldedLengthWidthMin
  if (!Number.isInteger(unit.bundleQty) || unit.bundleQty < 1) return messages.palletisationBundleQuantity
  if (!isAbove(input.maxPalletHeight)) return messages.palletisationMaxPalletHeight
  if (!isMeasure(input.orderQuantity)) return messages.palletisationOrderQuantity
  const isComplete =
    [palletType.length, palletType.width, palletType.swlKg].every(isAbove) &&
    [palletType.height, palletType.tareKg].every(isMeasure)
  if (!isComplete) return `The measures of pallet type ${palletType.code} are not complete.`
  const { unitKg, maxLoadKg = 0, overhangFrontBack = 0, overhangSideToSide = 0 } = input
  if (![unitKg, maxLoadKg].every(isMeasure)) return 'A weight must be zero or more.'
  if (![overhangFrontBack, overhangSideToSide].every(isMeasure)) return 'An overhang must be zero or more.'
  const { strapsAcross = 0, strapsThrough = 0 } = input
  return [strapsAcross, strapsThrough].every(isMeasure)
    ? undefined
    : 'A number of straps must be zero or more.'
}
