import { decimal } from '#domain/formats'
import type { ApprovalType } from './approvalTypes.ts'
import { approvalLabel } from './approvalTypes.ts'
import type { RequiredApproval } from './requiredApprovals.ts'

const quantityOf = ({ break: priced }: RequiredApproval['basis']): number | null =>
  typeof priced === 'object' && priced !== null && 'priceQty' in priced ? Number(priced.priceQty) : null

/** What an approval of an item is called where it stands alone, with the quantity of the price break that it is about: `Price below floor for 5,000`. */
export function approvalName({
  approvalType,
  basis,
}: {
  readonly approvalType: ApprovalType
  readonly basis: RequiredApproval['basis']
}): string {
  const quantity = quantityOf(basis)
  return `${approvalLabel(approvalType)}${quantity === null ? '' : ` for ${decimal(quantity, 0)}`}`
}
