import { palletise } from './palletise.ts'
import { palletiseFinishedGoods } from './palletiseFinishedGoods.ts'
import type { BundleInput, FinishedGoodsInput, PalletResult } from './palletLoad.ts'

/** A question to the palletisation: of bundles or of finished goods. */
export type PalletQuestion =
  | { readonly kind: 'bundles'; readonly input: BundleInput }
  | { readonly kind: 'finishedGoods'; readonly input: FinishedGoodsInput }

/** The load that answers a question. Never throws: a failure is calculationSuccess false and a sentence. */
export const planPallet = (question: PalletQuestion): PalletResult =>
  question.kind === 'bundles' ? palletise(question.input) : palletiseFinishedGoods(question.input)
