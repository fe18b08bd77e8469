import type { DefaultsInput } from '#contract/customer'

/** What the defaults of a customer are called, in the order in which they are read and entered. */
export const defaultLabels: Readonly<Record<keyof DefaultsInput, string>> = {
  palletTypeCode: 'Pallet type',
  palletTopTypeCode: 'Pallet top',
  palletHeight: 'Pallet height',
  overhangCode: 'Overhang',
  maxOverhangFrontMm: 'Overhang front, at most',
  maxOverhangSideMm: 'Overhang side, at most',
  strappingTypeCode: 'Strapping',
  strapsAcross: 'Straps across',
  strapsThrough: 'Straps through',
  stretchWrapCode: 'Stretch wrap',
  allowByPassPricing: 'May bypass pricing',
}
