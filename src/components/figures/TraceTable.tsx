import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import { tidy } from '#domain/formats'
import type { TraceEntry } from '#domain/trace'
import type { Explanation } from './explain.ts'

const valueText = ({ value }: TraceEntry): string => (typeof value === 'number' ? tidy(value, 4) : value)

/** The account of a figure: what was found on the way to it, in what unit, and why. */
export function TraceTable({ titleId, title, trace }: Explanation & { readonly titleId: string }) {
  return (
    <>
      <Typography id={titleId} component="h2" variant="h3" gutterBottom>
        {title}
      </Typography>
      {trace.length === 0 ? (
        <Typography variant="body2" color="textSecondary">
          As it was entered.
        </Typography>
      ) : (
        <Table size="small" aria-labelledby={titleId}>
          <TableHead>
            <TableRow>
              <TableCell>Step</TableCell>
              <TableCell align="right">Value</TableCell>
              <TableCell>Unit</TableCell>
              <TableCell>Why</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {trace.map((entry, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: steps of one account may share a label; their order is fixed.
              <TableRow key={`${index} ${entry.label}`}>
                <TableCell component="th" scope="row">
                  {entry.label}
                </TableCell>
                <TableCell align="right">{valueText(entry)}</TableCell>
                <TableCell>{entry.unit}</TableCell>
                <TableCell sx={{ color: 'text.secondary' }}>{entry.why}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )}
    </>
  )
}
