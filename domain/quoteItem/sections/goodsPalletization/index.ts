import { section } from '../../section.ts'
import { goodsPalletizationFields } from './fields.ts'

/** How finished goods are loaded on pallets, which Goods Pallet edits. */
export const goodsPalletization = section({
  tab: 'gpallet',
  name: 'goods pallet',
  fields: goodsPalletizationFields,
  texts: { saved: 'finishedGoodsPalletizationSaveSuccess', failed: 'finishedGoodsPalletizationSaveError' },
})
