import type { CostTapeReport } from '#domain/costTapeReport'
import type { JobTicket } from '#domain/jobTicket'
import type { PriceExplanation } from '#domain/priceExplanation'
import type { QuoteDocument } from '#domain/quoteDocument'

/** A document to be laid out, as plain data. */
export type PrintedDocument = {
  /** When it was made, ISO 8601: the same document made at the same time has the same bytes. */
  readonly madeAt: string
} & (
  | { readonly kind: 'jobTicket'; readonly ticket: JobTicket }
  | { readonly kind: 'quote'; readonly quote: QuoteDocument }
  | { readonly kind: 'costTape'; readonly report: CostTapeReport }
  | { readonly kind: 'explanation'; readonly explanation: PriceExplanation }
)
