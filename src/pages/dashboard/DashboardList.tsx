import { keepPreviousData } from '@tanstack/react-query'
import type { CallOutput } from '#contract/endpoint'
import { quoteWorklist } from '#contract/quote-worklist'
import { date } from '#domain/formats'
import { useCallPage } from '../../dataProvider/index.ts'
import { ItemLink } from '../worklists/quote/cells/ItemLink.tsx'
import { CustomerLink } from './CustomerLink.tsx'
import type { DashboardQuestion, Listed } from './dashboardQuestion.ts'
import { type PagedColumn, PagedTable, usePaging } from './PagedTable.tsx'

const scopeOf = (listed: Listed) => {
  if (listed === 'assigned') return { assigntome: 'true' }
  return listed === 'quotes' ? { myQuotes: 'true' } : { figure: listed }
}

const columns: readonly PagedColumn<CallOutput<typeof quoteWorklist.worklist>[number]>[] = [
  { label: 'Quote item', cell: row => <ItemLink row={row} /> },
  { label: 'Customer', cell: row => <CustomerLink {...row} /> },
  { label: 'Product', cell: row => row.productDescription },
  { label: 'Current step', cell: row => row.currentStep },
  { label: 'Date initiated', cell: row => date(row.dateInitiated) },
  { label: 'Date arrived', cell: row => date(row.dateArrived) },
  { label: 'Order PO', cell: row => row.orderPO },
]

interface DashboardListProps {
  readonly question: DashboardQuestion
  readonly label: string
  /** How many there are, as the figures say; undefined while, and where, they do not. */
  readonly known: number | undefined
}

/** The quote items that a figure counts, or a worklist within the duration, page by page. */
export function DashboardList({ question, label, known }: DashboardListProps) {
  const { duration, state, listed } = question
  const paging = usePaging()
  const answer = useCallPage(
    quoteWorklist.worklist,
    {
      query: {
        dashboard: 'true',
        duration,
        ...(state === '' ? {} : { state }),
        ...scopeOf(listed),
        ...paging.params,
      },
    },
    { placeholderData: keepPreviousData },
  )
  return <PagedTable label={label} columns={columns} answer={answer} paging={paging} known={known} />
}
