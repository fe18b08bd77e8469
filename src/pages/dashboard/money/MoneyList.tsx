import Link from '@mui/material/Link'
import { keepPreviousData } from '@tanstack/react-query'
import { Link as RouterLink } from 'react-router-dom'
import { quote } from '#contract/quote'
import type { MoneyItem } from '#contract/quoteDashboard'
import { outcomes } from '#domain/dashboard'
import { date, decimal, money } from '#domain/formats'
import { useCallPage } from '../../../dataProvider/index.ts'
import { CustomerLink } from '../CustomerLink.tsx'
import type { DashboardQuestion, MoneyAsked } from '../dashboardQuestion.ts'
import { type PagedColumn, PagedTable, usePaging } from '../PagedTable.tsx'

const columns: readonly PagedColumn<MoneyItem>[] = [
  {
    label: 'Quote item',
    cell: ({ id, reference }) => (
      <Link component={RouterLink} to={`/qitem/${id}`} underline="hover" sx={{ fontWeight: 500 }}>
        {reference}
      </Link>
    ),
  },
  { label: 'Customer', cell: row => <CustomerLink {...row} /> },
  { label: 'Product', cell: row => row.productDescription },
  { label: 'Became', cell: ({ outcome }) => outcomes.find(({ name }) => name === outcome)?.label },
  { label: 'Date', cell: row => date(row.day) },
  { label: 'Money', cell: ({ value, currency }) => money(value, currency) },
  { label: 'Margin', cell: row => (row.marginPercent === null ? '' : `${decimal(row.marginPercent, 2)} %`) },
  { label: 'Reason lost', cell: row => row.lostReason },
  { label: 'Days to answer', cell: row => row.answerDays },
]

interface MoneyListProps {
  readonly question: DashboardQuestion
  readonly asked: MoneyAsked
  readonly label: string
}

/** The quote items that a figure of money is of, page by page, what comes to most first. */
export function MoneyList({ question: { duration, state }, asked, label }: MoneyListProps) {
  const paging = usePaging()
  const { outcome, ...which } = asked
  const answer = useCallPage(
    quote.moneyItems,
    {
      query: {
        duration,
        ...(state === '' ? {} : { state }),
        ...(outcome === 'quoted' ? {} : { outcome }),
        ...which,
        ...paging.params,
      },
    },
    { placeholderData: keepPreviousData },
  )
  return <PagedTable label={label} columns={columns} answer={answer} paging={paging} />
}
