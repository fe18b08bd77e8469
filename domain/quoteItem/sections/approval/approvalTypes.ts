import type { CodeLabel } from '../../reference/codeLabel.ts'

/** What of an item may have to be approved. Decision N33. */
export const approvalTypes = [
  { code: 'PRICE_BELOW_FLOOR', label: 'Price below floor' },
  { code: 'DANGEROUS_GOODS', label: 'Dangerous goods' },
  { code: 'AIR_FREIGHT', label: 'Air freight' },
  { code: 'FOOD_PACKAGING', label: 'Food packaging' },
  { code: 'CUSTOMER_ARTWORK', label: "Customer's artwork" },
  { code: 'CUSTOMER_PRICE', label: "Customer's price" },
] as const satisfies readonly CodeLabel[]

export type ApprovalType = (typeof approvalTypes)[number]['code']

/** What an approval is called on the screen. */
export const approvalLabel = (type: ApprovalType): string =>
  approvalTypes.find(({ code }) => code === type)?.label ?? type
