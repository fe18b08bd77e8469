import Link from '@mui/material/Link'
import { keepPreviousData } from '@tanstack/react-query'
import { Link as RouterLink } from 'react-router-dom'
import { quote } from '#contract/quote'
import type { DashboardQuote } from '#contract/quoteDashboard'
import { date } from '#domain/formats'
import type { QuoteStatus } from '#domain/quotes'
import { useCallPage } from '../../dataProvider/index.ts'
import { CustomerLink } from './CustomerLink.tsx'
import type { DashboardQuestion } from './dashboardQuestion.ts'
import { type PagedColumn, PagedTable, usePaging } from './PagedTable.tsx'

const columns: readonly PagedColumn<DashboardQuote>[] = [
  {
    label: 'Quote',
    cell: ({ id, quoteReference }) => (
      <Link component={RouterLink} to={`/quotes/${id}`} underline="hover" sx={{ fontWeight: 500 }}>
        {quoteReference}
      </Link>
    ),
  },
  { label: 'Customer', cell: row => <CustomerLink {...row} /> },
  { label: 'Quote description', cell: row => row.description },
  { label: 'Items', cell: row => row.itemCount },
  { label: 'Date begun', cell: row => date(row.createdAt) },
]

interface DashboardQuotesProps {
  readonly question: DashboardQuestion
  readonly status: QuoteStatus
  readonly label: string
  /** How many there are, as the figures say; undefined while, and where, they do not. */
  readonly known: number | undefined
}

/** The quotes that stand at a status, page by page. */
export function DashboardQuotes({
  question: { duration, state },
  status,
  label,
  known,
}: DashboardQuotesProps) {
  const paging = usePaging()
  const answer = useCallPage(
    quote.dashboardQuotes,
    { query: { duration, ...(state === '' ? {} : { state }), status, ...paging.params } },
    { placeholderData: keepPreviousData },
  )
  return <PagedTable label={label} columns={columns} answer={answer} paging={paging} known={known} />
}
