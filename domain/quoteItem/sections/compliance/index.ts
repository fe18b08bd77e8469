import { section } from '../../section.ts'
import { complianceFields } from './fields.ts'

/** What the product is used for and what it claims, which Use & Claims edits. */
export const compliance = section({
  tab: 'claims',
  name: 'use and claims',
  fields: complianceFields,
  leftBehind: ['isAirFreightApproved', 'isDangerousGoodsApproved'],
  texts: { saved: 'useAndClaimsSaveSuccess', failed: 'useAndClaimsSaveError' },
})
