import type { Compliance } from './compliance.ts'

/** A claim, and the approval that it asks for. */
export interface ClaimApproval {
  readonly claim: Extract<keyof Compliance, `is${string}Compliant`>
  readonly approval: Extract<keyof Compliance, `is${string}Approved`>
}

/** The claims that somebody has to approve. Source: 001 §5. */
export const approvals: readonly ClaimApproval[] = [
  { claim: 'isAirFreightCompliant', approval: 'isAirFreightApproved' },
  { claim: 'isDangerousGoodsCompliant', approval: 'isDangerousGoodsApproved' },
]
