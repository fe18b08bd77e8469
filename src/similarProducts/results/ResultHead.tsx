import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import TableSortLabel from '@mui/material/TableSortLabel'
import type { SimilarProduct } from '#contract/lgx'
import type { ListColumn } from '../../components/list/listColumn.ts'
import { visuallyHidden } from '../../layout/visuallyHidden.ts'
import type { Sorting } from './sortedRows.ts'

interface ResultHeadProps {
  readonly columns: readonly ListColumn<SimilarProduct>[]
  readonly sorting: Sorting | null
  readonly onSort: (sorting: Sorting | null) => void
}

/** As they were found. */
const byMatch: Sorting = { source: 'match', isDescending: true }

/** The heads of the columns; a press sorts by one, another turns it round. */
export function ResultHead({ columns, sorting, onSort }: ResultHeadProps) {
  const now = sorting ?? byMatch
  return (
    <TableHead sx={{ position: 'sticky', top: 0, zIndex: 2, bgcolor: 'background.paper' }}>
      <TableRow>
        <TableCell>
          <span style={visuallyHidden}>Details</span>
        </TableCell>
        {columns.map(({ source, label, align }) => {
          const isSorted = now.source === source
          const direction = now.isDescending ? 'desc' : 'asc'
          // Figures are looked for from the largest on, words from the first.
          const first = align === 'right'
          return (
            <TableCell
              key={source}
              {...(align === undefined ? {} : { align })}
              sortDirection={isSorted ? direction : false}
            >
              <TableSortLabel
                active={isSorted}
                direction={isSorted ? direction : 'asc'}
                onClick={() => onSort({ source, isDescending: isSorted ? !now.isDescending : first })}
              >
                {label}
              </TableSortLabel>
            </TableCell>
          )
        })}
      </TableRow>
    </TableHead>
  )
}
