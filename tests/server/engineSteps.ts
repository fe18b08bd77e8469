import type { z } from 'zod'
import type { EstimateItem } from '#contract/estimateItem'
import type { PalletizationInput } from '#contract/palletization'

/** The worked box: 0201, 400 × 300 × 250 in C340, two colours on CORR1 and FFG2C, 600 on a pallet at $14.50. */
export const workedItem = {
  plantCode: 'NTH',
  style: '0201',
  length: 400,
  width: 300,
  depth: 250,
  boardGrade: 'C340',
  closureCode: '01',
  printProcess: 'FLEXO',
  coverages: [0.12, 0.05],
  cartonSqm: 0.807,
  workCentres: ['CORR1', 'FFG2C'],
  load: {
    palletTypeCode: 'AUSTD',
    strappingTypeCode: 'PP12',
    stretchWrapCode: 'STD',
    unitsPerPallet: 600,
    strapMetres: 50,
    stretchFilmMetres: 10,
  },
  delivery: { regionCode: 'VIC-NTH' },
} satisfies z.input<typeof EstimateItem>

/** The worked load: the same box folded flat in bundles of 25, nothing over the pallet's edge. */
export const workedLoad = {
  countryCode: 'AU',
  plantCode: 'NTH',
  workCentreCode: 'DSP1',
  palletTypeCode: 'AUSTD',
  palletTopTypeCode: 'NONE',
  palletPatternCode: 'COLUMN',
  overhangCode: 'NONE',
  strappingTypeCode: 'PP12',
  stretchWrapCode: 'STD',
  strapsAcross: 2,
  strapsThrough: 0,
  bundleQty: 25,
  maxPalletHeight: 1500,
  orderQuantity: 5000,
  unitKg: 0.4628,
  foldedSizeLength: 708,
  foldedSizeWidth: 560,
  foldedSizeT: 8.4,
} satisfies z.input<typeof PalletizationInput>
