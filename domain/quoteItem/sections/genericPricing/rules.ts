import type { SectionRules } from '../../about.ts'
import { breaksOfPolicy } from '../prices/breaksOfPolicy.ts'
import { dearerByQuantity } from '../prices/dearerByQuantity.ts'
import { detailsExist } from '../prices/detailsExist.ts'
import { boughtAndSold } from './boughtAndSold.ts'
import { costsEnd } from './costsEnd.ts'
import { genericQuantity } from './genericQuantity.ts'

/** The rules of Generic Price. Source: 001 §5, §9. */
export const genericPricingRules: SectionRules<'genericPricing'> = {
  rules: [
    genericQuantity,
    detailsExist('genericPricing'),
    breaksOfPolicy('genericPricing'),
    dearerByQuantity('genericPricing'),
    boughtAndSold,
    costsEnd,
  ],
}
