import type { SectionRules } from '../../about.ts'
import { bundleTies } from '../pallets/bundleTies.ts'
import { palletImage } from '../pallets/palletImage.ts'
import { sizeFindings } from '../pallets/sizeFindings.ts'
import { finishedGoods } from './finishedGoods.ts'

/** The rules of Goods Pallet. Source: 001 §5. */
export const goodsPalletizationRules: SectionRules<'goodsPalletization'> = {
  rules: [
    finishedGoods,
    bundleTies('goodsPalletization'),
    sizeFindings('goodsPalletization', [
      'foldedSizeLength',
      'foldedSizeWidth',
      'foldedSizeT',
      'unitLoadSizeLength',
      'unitLoadSizeWidth',
      'unitLoadSizeDepth',
    ]),
    palletImage('goodsPalletization'),
  ],
}
