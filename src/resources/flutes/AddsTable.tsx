import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableContainer from '@mui/material/TableContainer'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import type { FieldPath } from 'react-hook-form'
import type { FluteInput } from '#contract/flutes'
import { NumberInput } from '../../components/editing/fields/NumberInput.tsx'

interface AddsTableProps {
  readonly label: string
  readonly columns: readonly string[]
  readonly rows: readonly {
    readonly label: string
    /** A field for each column. */
    readonly names: readonly FieldPath<FluteInput>[]
  }[]
}

/** What the flute adds, mm, in rows and columns. */
export function AddsTable({ label, columns, rows }: AddsTableProps) {
  return (
    <TableContainer sx={{ gridColumn: '1 / -1' }}>
      <Table size="small" aria-label={label} sx={{ '& td, & th': { border: 0, px: 0.5, py: 0.25 } }}>
        <TableHead>
          <TableRow>
            <TableCell />
            {columns.map(column => (
              <TableCell key={column} align="right">
                {column}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(row => (
            <TableRow key={row.label}>
              <TableCell component="th" scope="row" sx={{ whiteSpace: 'nowrap' }}>
                {row.label}
              </TableCell>
              {row.names.map((name, index) => (
                <TableCell key={name} sx={{ minWidth: { xs: 52, sm: 72 } }}>
                  <NumberInput<FluteInput> name={name} label={`${row.label}, ${columns[index]}`} isCell />
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  )
}
