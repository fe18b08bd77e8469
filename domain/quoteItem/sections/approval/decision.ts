import type { Origin } from '../../fields.ts'
import type { ApprovalType } from './approvalTypes.ts'

/** The status code that means approved (000 §4; 001 §3). Rule approval-code. */
export const approvedCode = 'APPROV'

/** The status code of what somebody refused. Our own. */
export const rejectedCode = 'REJECT'

/** What somebody decided about an item. It is never changed: who decides again decides anew. */
export interface Decision {
  readonly approvalType: ApprovalType
  /** Key of the price break that it is about; '' for the item as a whole. */
  readonly about: string
  readonly approvalStatus: typeof approvedCode | typeof rejectedCode
  /** Name of who decided. */
  readonly approvedBy: string
  /** When, as an ISO time. */
  readonly approvedDate: string
  /** The paper or file that says so; '' where none does. */
  readonly doc: string
  readonly comment: string
  /** What of the item it was decided on. */
  readonly basis: Origin
}
