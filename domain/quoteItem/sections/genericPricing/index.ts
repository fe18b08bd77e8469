import { section } from '../../section.ts'
import { enteredGoods } from './enteredGoods.ts'
import { genericPricingFields } from './fields.ts'

/** What bought goods cost and are sold for, which the Price of a generic item edits. */
export const genericPricing = section({
  tab: 'genprice',
  name: 'generic price',
  fields: genericPricingFields,
  texts: { saved: 'pricingDetailsSaveSuccess', failed: 'pricingDetailsSaveError' },
  leftBehind: ['priceExpiryDate', 'costValidTo'],
  entered: enteredGoods,
  terms: ['pricingPolicy', 'pricingUom'],
})
