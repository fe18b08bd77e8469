import { type PalletQuestion, palletTypes } from '#domain/palletisation'

/** Bundles folded to this length, to be loaded on the first of the pallets. */
export function bundles(foldedSizeLength: number): Extract<PalletQuestion, { kind: 'bundles' }> {
  const [palletType] = palletTypes
  if (palletType === undefined) throw new Error('There are no pallet types.')
  return {
    kind: 'bundles',
    input: {
      palletType,
      maxPalletHeight: 1500,
      orderQuantity: 5000,
      unitKg: 0.4628,
      foldedSizeLength,
      foldedSizeWidth: 560,
      foldedSizeT: 8.4,
      bundleQty: 25,
    },
  }
}
