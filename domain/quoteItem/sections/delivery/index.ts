import { section } from '../../section.ts'
import { deliveryFields } from './fields.ts'

/** How and where the item goes, which Delivery edits. */
export const delivery = section({
  tab: 'delivery',
  name: 'delivery',
  fields: deliveryFields,
  texts: { saved: 'deliveryDetailsSaveSuccess', failed: 'deliveryDetailsSaveError' },
})
