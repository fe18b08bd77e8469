import type { SectionRules } from '../../about.ts'
import { breaksOfPolicy } from '../prices/breaksOfPolicy.ts'
import { dearerByQuantity } from '../prices/dearerByQuantity.ts'
import { detailsExist } from '../prices/detailsExist.ts'
import { audited } from './audited.ts'
import { customerCosts } from './customerCosts.ts'
import { floorReason } from './floorReason.ts'
import { minimumOrders } from './minimumOrders.ts'
import { notStale } from './notStale.ts'
import { secondaryLeg } from './secondaryLeg.ts'
import { stepTerms } from './stepTerms.ts'

/** The rules of Price. Source: 001 §5, §9. */
export const pricingRules: SectionRules<'pricing'> = {
  rules: [
    detailsExist('pricing'),
    breaksOfPolicy('pricing'),
    dearerByQuantity('pricing'),
    audited,
    customerCosts,
    secondaryLeg,
    floorReason,
    minimumOrders,
    stepTerms,
    notStale,
  ],
  // The rules ask for what they need themselves.
  mayRequire: () => false,
}
