import { section } from '../../section.ts'
import { preprintCostFields } from './fields.ts'

/** What the printed liner of a preprint item costs, which Preprint Cost edits. */
export const preprintCost = section({
  tab: 'preprintCost',
  name: 'preprint cost',
  fields: preprintCostFields,
  texts: { saved: 'preprintCostSaveSuccess', failed: 'preprintCostSaveError' },
})
