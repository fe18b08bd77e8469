import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TablePagination from '@mui/material/TablePagination'
import TableRow from '@mui/material/TableRow'
import { keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import { quoteWorklist } from '#contract/quote-worklist'
import { date } from '#domain/formats'
import { listParams, useCallPage } from '../../dataProvider/index.ts'
import { EmptyList } from '../../resources/list/EmptyList.tsx'
import { ListProblem } from '../../resources/list/ListProblem.tsx'
import { ListSkeleton } from '../../resources/list/ListSkeleton.tsx'
import { pageSizes } from '../../resources/list/pageSizes.ts'
import { TableRegion } from '../../resources/list/TableRegion.tsx'
import { ItemLink } from '../worklists/quote/cells/ItemLink.tsx'
import type { DashboardQuestion, Listed } from './dashboardQuestion.ts'

const scopeOf = (listed: Listed) => {
  if (listed === 'assigned') return { assigntome: 'true' }
  return listed === 'quotes' ? { myQuotes: 'true' } : { figure: listed }
}

const columns = [
  'Quote item',
  'Customer',
  'Product',
  'Current step',
  'Date initiated',
  'Date arrived',
  'Order PO',
]

interface DashboardListProps {
  readonly question: DashboardQuestion
  readonly label: string
}

/** The quote items that a figure counts, or a worklist within the duration, page by page. */
export function DashboardList({ question, label }: DashboardListProps) {
  const { duration, state, listed } = question
  const [page, setPage] = useState(0)
  const [perPage, setPerPage] = useState(pageSizes[0] ?? 10)
  const { data, error, isPlaceholderData, refetch } = useCallPage(
    quoteWorklist.worklist,
    {
      query: {
        dashboard: 'true',
        duration,
        ...(state === '' ? {} : { state }),
        ...scopeOf(listed),
        ...listParams({ page: page + 1, perPage }),
      },
    },
    { placeholderData: keepPreviousData },
  )
  if (error !== null && data === undefined) {
    return <ListProblem error={error} onRetry={() => void refetch()} />
  }
  if (data === undefined) return <ListSkeleton label={label} rows={perPage} />
  if (data.data.length === 0) {
    return (
      <EmptyList title="No items">
        Nothing of this kind in the duration and state chosen above. Choose a longer duration or all states.
      </EmptyList>
    )
  }
  return (
    <Box>
      <TableRegion label={label} busy={isPlaceholderData}>
        <Table aria-label={label}>
          <TableHead>
            <TableRow>
              {columns.map(column => (
                <TableCell key={column}>{column}</TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {data.data.map(row => (
              <TableRow key={row.id} hover>
                <TableCell>
                  <ItemLink row={row} />
                </TableCell>
                <TableCell>
                  <Link
                    component={RouterLink}
                    to={`/customerprofile/${encodeURIComponent(row.customerCode)}`}
                    color="inherit"
                    underline="hover"
                  >
                    {row.customerName}
                  </Link>
                </TableCell>
                <TableCell>{row.productDescription}</TableCell>
                <TableCell>{row.currentStep}</TableCell>
                <TableCell>{date(row.dateInitiated)}</TableCell>
                <TableCell>{date(row.dateArrived)}</TableCell>
                <TableCell>{row.orderPO}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableRegion>
      <TablePagination
        component="div"
        count={data.total ?? -1}
        page={page}
        rowsPerPage={perPage}
        rowsPerPageOptions={[...pageSizes]}
        onPageChange={(_, next) => setPage(next)}
        onRowsPerPageChange={({ target }) => {
          setPage(0)
          setPerPage(Number(target.value))
        }}
      />
    </Box>
  )
}
