import Box from '@mui/material/Box'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TablePagination from '@mui/material/TablePagination'
import TableRow from '@mui/material/TableRow'
import type { UseQueryResult } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import type { Page } from '#contract/client'
import { EmptyList } from '../../components/list/EmptyList.tsx'
import { knownTotal } from '../../components/list/knownTotal.ts'
import { ListProblem } from '../../components/list/ListProblem.tsx'
import { ListSkeleton } from '../../components/list/ListSkeleton.tsx'
import { ofAtLeast } from '../../components/list/ofAtLeast.ts'
import { pageSizes } from '../../components/list/pageSizes.ts'
import { TableRegion } from '../../components/list/TableRegion.tsx'
import { listParams } from '../../dataProvider/index.ts'

/** Which page of a table is shown. */
export function usePaging() {
  const [page, setPage] = useState(0)
  const [perPage, setPerPage] = useState(pageSizes[0] ?? 10)
  return {
    page,
    perPage,
    /** As the call takes it. */
    params: listParams({ page: page + 1, perPage }),
    toPage: setPage,
    toSize: (size: number) => {
      setPage(0)
      setPerPage(size)
    },
  }
}

/** A column: its heading, and what stands in it. */
export interface PagedColumn<Row> {
  readonly label: string
  readonly cell: (row: Row) => ReactNode
}

interface PagedTableProps<Row> {
  readonly label: string
  readonly columns: readonly PagedColumn<Row>[]
  readonly answer: UseQueryResult<Page<Row[]>, Error>
  readonly paging: ReturnType<typeof usePaging>
  /** How many rows there are, when that is known before the list has counted to its end. */
  readonly known?: number | undefined
}

/** What a number of the dashboard counts, page by page. */
export function PagedTable<Row extends { readonly id: number }>({
  label,
  columns,
  answer: { data, error, isPlaceholderData, refetch },
  paging: { page, perPage, toPage, toSize },
  known,
}: PagedTableProps<Row>) {
  if (error !== null && data === undefined) {
    return <ListProblem error={error} onRetry={() => void refetch()} />
  }
  if (data === undefined) return <ListSkeleton label={label} rows={perPage} />
  if (data.data.length === 0 && page === 0) {
    return (
      <EmptyList title="Nothing here">
        Nothing of this kind in the duration and state chosen above. Choose a longer duration or all states.
      </EmptyList>
    )
  }
  const { total, isAtLeast } = knownTotal(data, known)
  return (
    <Box>
      {error === null ? null : <ListProblem error={error} onRetry={() => void refetch()} stillShown />}
      <TableRegion label={`Rows of ${label}`} busy={isPlaceholderData}>
        <Table aria-label={label}>
          <TableHead>
            <TableRow>
              {columns.map(column => (
                <TableCell key={column.label}>{column.label}</TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {data.data.map(row => (
              <TableRow key={row.id} hover>
                {columns.map(column => (
                  <TableCell key={column.label}>{column.cell(row)}</TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableRegion>
      <TablePagination
        component="div"
        count={total ?? -1}
        {...(isAtLeast === true ? { labelDisplayedRows: ofAtLeast } : {})}
        page={page}
        rowsPerPage={perPage}
        rowsPerPageOptions={[...pageSizes]}
        onPageChange={(_, next) => toPage(next)}
        onRowsPerPageChange={({ target }) => toSize(Number(target.value))}
      />
    </Box>
  )
}
