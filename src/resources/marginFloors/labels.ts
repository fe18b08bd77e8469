import type { MarginFloorInput } from '#contract/marginFloors'

/** What the fields of margin floors are called. */
export const labels: Readonly<Record<keyof MarginFloorInput, string>> = {
  name: 'Name',
  businessUnit: 'Business Unit',
  productGroup: 'Product Group',
  floorPercent: 'Margin Floor',
  firstApprover: 'First Approver',
  secondApprover: 'Second Approver',
  secondFrom: 'Second from',
  thirdApprover: 'Third Approver',
  thirdFrom: 'Third from',
  isActive: 'In use',
}
