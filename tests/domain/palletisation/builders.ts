import {
  type BundleInput,
  type FinishedGoodsInput,
  type PalletType,
  palletTypes,
} from '#domain/palletisation'

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
