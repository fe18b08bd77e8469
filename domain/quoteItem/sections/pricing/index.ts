import { section } from '../../section.ts'
import { enteredPricing } from './enteredPricing.ts'
import { pricingFields } from './fields.ts'

/** What the item costs and is sold for, which Price edits. */
export const pricing = section({
  tab: 'price',
  name: 'price',
  fields: pricingFields,
  texts: { saved: 'pricingSaveSuccess', failed: 'pricingSaveError' },
  leftBehind: ['priceExpiryDate'],
  entered: enteredPricing,
  terms: ['pricingPolicy', 'pricingUom', 'isSpecialties'],
})
