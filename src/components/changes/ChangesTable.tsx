import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import type { ReactNode } from 'react'
import { dateTime } from '#domain/formats'

/** A line of any change log. */
export interface Change {
  readonly id: number
  /** ISO 8601. */
  readonly at: string
  readonly whoName: string
}

export interface ChangeColumn<Entry> {
  readonly label: string
  readonly show: (entry: Entry) => ReactNode
  /** Values may be long and wrap; words stay on their line. */
  readonly wraps?: boolean
}

const narrow = '@media (max-width: 899.95px)'

/** Where there is no room for the columns, what a line is about stands above what became of it. */
const table = {
  [narrow]: {
    '& thead': { display: 'none' },
    '& tbody tr': {
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: 1.5,
      borderBottom: 1,
      borderColor: 'divider',
    },
    '& td': { border: 0, px: 0, py: 0.25 },
  },
} as const

// Wide enough for a word, or one value would break the others into letters.
const wrapping = {
  verticalAlign: 'top',
  overflowWrap: 'anywhere',
  minWidth: 112,
  [narrow]: {
    flexBasis: '100%',
    '&::before': { content: 'attr(data-label)', color: 'text.secondary', mr: 1 },
  },
} as const
const short = { verticalAlign: 'top', whiteSpace: 'nowrap' } as const

interface ChangesTableProps<Entry extends Change> {
  readonly entries: readonly Entry[]
  readonly columns: readonly ChangeColumn<Entry>[]
}

/** The lines of a change log in the order given, newest first. */
export function ChangesTable<Entry extends Change>({ entries, columns }: ChangesTableProps<Entry>) {
  return (
    <Table size="small" stickyHeader aria-label="Changes, newest first" sx={table}>
      <TableHead>
        <TableRow>
          {['When', 'Who', ...columns.map(({ label }) => label)].map(label => (
            <TableCell key={label}>{label}</TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {entries.map(entry => (
          <TableRow key={entry.id}>
            <TableCell sx={short}>{dateTime(entry.at)}</TableCell>
            <TableCell sx={short}>{entry.whoName}</TableCell>
            {columns.map(({ label, show, wraps }) => (
              <TableCell key={label} data-label={label} sx={wraps === true ? wrapping : short}>
                {show(entry)}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}
