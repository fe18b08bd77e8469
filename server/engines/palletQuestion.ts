import type { BundleInput, FinishedGoodsInput } from '#domain/palletisation'

/** A question to the palletisation: of bundles or of finished goods. */
export type PalletQuestion =
  | { readonly kind: 'bundles'; readonly input: BundleInput }
  | { readonly kind: 'finishedGoods'; readonly input: FinishedGoodsInput }
