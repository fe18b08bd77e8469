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

// Wide enough for a word, or one value would break the others into letters.
const wrapping = { verticalAlign: 'top', overflowWrap: 'anywhere', minWidth: 112 } as const
const short = { verticalAlign: 'top', whiteSpace: 'nowrap' } as const

interface ChangesTableProps<Entry extends Change> {
  readonly entries: readonly Entry[]
  readonly columns: readonly ChangeColumn<Entry>[]
}

/** The lines of a change log in the order given, newest first. */
export function ChangesTable<Entry extends Change>({ entries, columns }: ChangesTableProps<Entry>) {
  return (
    <Table size="small" stickyHeader aria-label="Changes, newest first">
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
              <TableCell key={label} sx={wraps === true ? wrapping : short}>
                {show(entry)}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}
