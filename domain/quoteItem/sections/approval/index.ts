import { section } from '../../section.ts'
import { approvalFields } from './fields.ts'

/** The customer's orders and the tooling account of an item, which Approval edits. */
export const approval = section({
  tab: 'appr',
  name: 'approval',
  fields: approvalFields,
  texts: { saved: 'customerApprovalsSaveSuccess', failed: 'customerApprovalsSaveError' },
  leftBehind: ['purchaseOrders'],
})
