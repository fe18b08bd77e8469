import type { CallLimit } from '../../http/callLimit.ts'
import type { ReportDeps } from '../report/reportDeps.ts'
import type { WorkflowDeps } from '../workflow/act.ts'

/** What offers are answered with. */
export interface OfferDeps extends ReportDeps, WorkflowDeps {
  /** Where browsers reach the product; '' when nothing is said about it. */
  readonly origin: string
}

/** How often the public calls may be made. */
export interface OfferLimits {
  /** Tokens that nobody has, by address. */
  readonly guesses: CallLimit
  /** Calls by address and token. */
  readonly calls: CallLimit
  /** Whether there is a link with this hash of its token. */
  readonly isKnown: (tokenHash: string) => Promise<boolean>
}
