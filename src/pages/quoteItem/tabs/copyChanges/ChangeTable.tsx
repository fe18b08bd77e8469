import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import type { CopyChange } from '#domain/existingProducts'
import { decimal, yesNo } from '#domain/formats'
import { visuallyHidden } from '../../../../layout/visuallyHidden.ts'

interface ChangeTableProps {
  readonly label: string
  readonly rows: readonly CopyChange[]
  readonly isOnlyDifferent: boolean
}

const digits = 4

const words = (value: CopyChange['quote']): string => {
  if (typeof value === 'boolean') return yesNo(value)
  if (typeof value === 'number') return decimal(value, Number.isInteger(value) ? 0 : digits)
  return value === null || value === '' ? '–' : value
}

/** The quote's values beside the source's; what differs is marked. */
export function ChangeTable({ label, rows, isOnlyDifferent }: ChangeTableProps) {
  const shown = isOnlyDifferent ? rows.filter(({ differs }) => differs) : rows
  if (shown.length === 0) {
    return (
      <Typography variant="body2" color="textSecondary">
        No difference.
      </Typography>
    )
  }
  return (
    <Table size="small" aria-label={label} sx={{ '& td, & th': { px: 1, py: 0.5, verticalAlign: 'top' } }}>
      <TableHead>
        <TableRow>
          <TableCell sx={{ width: '34%' }} />
          <TableCell sx={{ width: '33%' }}>Quote</TableCell>
          <TableCell>Source</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {shown.map(({ label: name, quote, source, differs }) => (
          <TableRow key={name} selected={differs}>
            <TableCell component="th" scope="row">
              {name}
              {differs ? <span style={visuallyHidden}> (differs)</span> : null}
            </TableCell>
            <TableCell sx={differs ? { fontWeight: 500 } : {}}>{words(quote)}</TableCell>
            <TableCell>{words(source)}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}
