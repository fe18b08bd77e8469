import Link from '@mui/material/Link'
import { Link as RouterLink } from 'react-router-dom'
import type { WorklistRow } from '#contract/quote-worklist'

/** The quote number, leading to the quote. */
export function QuoteLink({ row }: { readonly row: WorklistRow }) {
  return (
    <Link component={RouterLink} to={`/quotes/${row.quoteId}`} underline="hover">
      {row.quoteNumber}
    </Link>
  )
}
