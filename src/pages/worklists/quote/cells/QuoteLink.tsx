import { Link } from 'react-router-dom'
import type { WorklistRow } from '#contract/quote-worklist'

/** The quote number, leading to the quote. */
export function QuoteLink({ row }: { readonly row: WorklistRow }) {
  return <Link to={`/quotes/${row.quoteId}`}>{row.quoteNumber}</Link>
}
