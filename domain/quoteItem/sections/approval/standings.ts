import type { Facts } from '../../facts.ts'
import type { ItemSections } from '../../sections.ts'
import type { ClaimApproval } from '../compliance/approvals.ts'
import type { ApprovalType } from './approvalTypes.ts'
import { approvedCode, type Decision } from './decision.ts'
import { movedSince } from './movedSince.ts'
import { type RequiredApproval, requiredApprovals } from './requiredApprovals.ts'

/** Something that has to be approved, and how it stands. */
export interface ApprovalStanding extends RequiredApproval {
  readonly state: 'open' | 'approved' | 'rejected'
  /** The last decision about it; null: there is none. */
  readonly decision: Decision | null
  /** What has moved since, which is why it is open again. */
  readonly moved: readonly string[]
}

/** The flag of Use & Claims that such an approval is; undefined: none is. */
export function approvalFlag(type: ApprovalType): ClaimApproval['approval'] | undefined {
  if (type === 'AIR_FREIGHT') return 'isAirFreightApproved'
  return type === 'DANGEROUS_GOODS' ? 'isDangerousGoodsApproved' : undefined
}

function standingOf(required: RequiredApproval, item: ItemSections, facts: Facts): ApprovalStanding {
  const { approvalType, about } = required
  const decision =
    facts.decisions?.findLast(each => each.approvalType === approvalType && each.about === about) ?? null
  const moved = decision === null ? [] : movedSince(required, decision.basis, item)
  const flag = approvalFlag(approvalType)
  if (flag !== undefined)
    return { ...required, decision, moved: [], state: item.compliance[flag] ? 'approved' : 'open' }
  if (decision === null || moved.length > 0) return { ...required, decision, moved, state: 'open' }
  const state = decision.approvalStatus === approvedCode ? 'approved' : 'rejected'
  return { ...required, decision, moved, state }
}

/** What of an item has to be approved, each with how it stands: what moved since it was decided is open again. */
export const approvalStandings = (item: ItemSections, facts: Facts): ApprovalStanding[] =>
  requiredApprovals(item, facts).map(required => standingOf(required, item, facts))
