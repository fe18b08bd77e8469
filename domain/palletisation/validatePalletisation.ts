import { messages } from '#domain/messages'

/** Something wrong with a palletisation: the field it is about, a code, and the sentence people read. */
export interface PalletisationFailure {
  readonly field: string
  readonly code: string
  readonly message: string
}

/** What a full save of the palletisation is checked by; whatever isn't filled in may be missing. */
export interface PalletisationDraft {
  readonly countryCode?: string | null
  readonly plantCode?: string | null
  /** A work centre that is eligible for palletisation. */
  readonly workCentreCode?: string | null
  readonly bundleQty?: number | null
  readonly maxPalletHeight?: number | null
  readonly strapsThrough?: number | null
  readonly strapsAcross?: number | null
  readonly overhangCode?: string | null
  readonly foldedSizeLength?: number | null
  readonly foldedSizeWidth?: number | null
  readonly foldedSizeT?: number | null
  /** Where the height comes from: worked out from the board, typed in, or taken over from a product. */
  readonly foldedHeightFrom?: 'calculation' | 'entry' | 'product'
  readonly palletTypeCode?: string | null
  readonly orderQuantity?: number | null
}

/** Everything that keeps a palletisation from being saved, all together, in the order of specification 001 §5. */
export function validatePalletisation(draft: PalletisationDraft): PalletisationFailure[] {
  const { foldedSizeLength: length, foldedSizeWidth: width, foldedSizeT: height, foldedHeightFrom } = draft
  const isAbove = (value: number | null | undefined) => (value ?? 0) > 0
  const isTooSmall = (value: number | null | undefined) => isGiven(value) && !((value ?? 0) >= 10)
  const leastHeight = () => (foldedHeightFrom === 'entry' ? (height ?? 0) > 0 : (height ?? 0) >= 1)
  const rules: [isBroken: boolean, field: string, key: keyof typeof messages][] = [
    [!isGiven(draft.countryCode), 'countryCode', 'palletisationCountryCode'],
    [!isGiven(draft.plantCode), 'plantCode', 'palletisationPlantCode'],
    [!isGiven(draft.workCentreCode), 'workCentreCode', 'palletisationWorkCentre'],
    [!isAbove(draft.bundleQty), 'bundleQty', 'palletisationBundleQuantity'],
    [!isAbove(draft.maxPalletHeight), 'maxPalletHeight', 'palletisationMaxPalletHeight'],
    [!isAbove(draft.strapsThrough) && !isAbove(draft.strapsAcross), 'strapsThrough', 'palletisationStraps'],
    [!isGiven(draft.overhangCode), 'overhangCode', 'palletisationOverhang'],
    [!isGiven(length), 'foldedSizeLength', 'palletisationFoldedLength'],
    [!isGiven(width), 'foldedSizeWidth', 'palletisationFoldedWidth'],
    [!isGiven(height) && foldedHeightFrom !== 'calculation', 'foldedSizeT', 'palletisationFoldedHeight'],
    [isTooSmall(length) || isTooSmall(width), 'foldedSizeLength', 'palletisationFoldedLengthWidthMin'],
    [isGiven(height) && !leastHeight(), 'foldedSizeT', 'palletisationFoldedHeightMin'],
    [!isGiven(draft.palletTypeCode), 'palletTypeCode', 'palletisationPalletType'],
    [(draft.orderQuantity ?? 0) < 0, 'orderQuantity', 'palletisationOrderQuantity'],
  ]
  return rules
    .filter(([isBroken]) => isBroken)
    .map(([, field, key]) => ({ field, code: key, message: messages[key] }))
}

/** 0 and a blank text count as missing (001 §5). */
function isGiven(value: string | number | null | undefined): boolean {
  return typeof value === 'string'
    ? value.trim() !== ''
    : value !== null && value !== undefined && value !== 0
}
