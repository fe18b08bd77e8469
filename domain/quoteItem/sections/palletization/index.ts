import { section } from '../../section.ts'
import { palletizationFields } from './fields.ts'

/** How the product is loaded on pallets, which Pallet edits. */
export const palletization = section({
  tab: 'pallet',
  name: 'pallet',
  fields: palletizationFields,
  texts: { saved: 'palletizationSaveSuccess', failed: 'palletizationSaveError' },
})
