import {
  type BundleInput,
  type FinishedGoodsInput,
  type LayerBox,
  type PalletisationDraft,
  type PalletLoad,
  type PalletType,
  palletise,
  palletTypes,
} from '#domain/palletisation'
import type { PalletSketch } from '../../../domain/palletisation/drawing/palletSketch.ts'
import type { PalletUnit } from '../../../domain/palletisation/load/loadFault.ts'

export const palletType = (code: string): PalletType => {
  const found = palletTypes.find(type => type.code === code)
  if (found === undefined) throw new Error(`no pallet type ${code}`)
  return found
}

/** 5000 boxes 0201 C 400 x 300 x 250, folded flat, in bundles of 25 on an Australian pallet. */
export const bundles = (overrides: Partial<BundleInput> = {}): BundleInput => ({
  palletType: palletType('AUSTD'),
  maxPalletHeight: 1500,
  maxLoadKg: 1000,
  orderQuantity: 5000,
  unitKg: 0.4628,
  foldedSizeLength: 708,
  foldedSizeWidth: 560,
  foldedSizeT: 8.4,
  bundleQty: 25,
  ...overrides,
})

/** 1000 of them erected and filled, 8 kg each. */
export const finishedGoods = (overrides: Partial<FinishedGoodsInput> = {}): FinishedGoodsInput => ({
  palletType: palletType('AUSTD'),
  maxPalletHeight: 1500,
  maxLoadKg: 1000,
  orderQuantity: 1000,
  unitKg: 8,
  outerLength: 408,
  outerWidth: 308,
  outerDepth: 262,
  ...overrides,
})

/** A flat box of the layer: its corner and its extents, mm. */
export const aBox = (x: number, y: number, length: number, width: number): LayerBox => ({
  x,
  y,
  length,
  width,
})

/** A bundle of 25 of the worked boxes. */
export const aBundle = (overrides: Partial<PalletUnit> = {}): PalletUnit => ({
  kind: 'bundle',
  length: 708,
  width: 560,
  thickness: 8.4,
  bundleQty: 25,
  bundleTies: 1,
  ...overrides,
})

/** Two boxes side by side and one across behind them on a pallet of 1200 × 1000, three layers of 200 mm. */
export const aSketch = (overrides: Partial<PalletSketch> = {}): PalletSketch => ({
  pallet: { name: 'NZ standard', length: 1200, width: 1000, height: 150 },
  topHeight: 0,
  boxes: [aBox(0, 0, 600, 400), aBox(600, 0, 600, 400), aBox(400, 400, 400, 600)],
  alternateBoxes: [aBox(0, 600, 600, 400), aBox(600, 600, 600, 400), aBox(400, 0, 400, 600)],
  layers: 3,
  layerHeight: 200,
  maxPalletHeight: 1000,
  strapsAcross: 0,
  strapsThrough: 0,
  ...overrides,
})

/** A palletisation with everything that a full save asks for. */
export const completeDraft: PalletisationDraft = {
  countryCode: 'AU',
  plantCode: 'P1',
  workCentreCode: 'FFG2C',
  bundleQty: 25,
  maxPalletHeight: 1500,
  strapsThrough: 0,
  strapsAcross: 2,
  overhangCode: 'NONE',
  foldedSizeLength: 708,
  foldedSizeWidth: 560,
  foldedSizeT: 8.4,
  foldedHeightFrom: 'product',
  palletTypeCode: 'AUSTD',
  orderQuantity: 5000,
}

/** The load of these bundles, which has to be possible. */
export const loadOf = (overrides: Partial<BundleInput> = {}): PalletLoad => {
  const result = palletise(bundles(overrides))
  if (!result.calculationSuccess) throw new Error(result.calculationMessage)
  return result
}
