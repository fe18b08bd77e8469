import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import { counted, decimal, money, tidy } from '#domain/formats'
import type { RouteRow } from './routeRows.ts'

interface RouteTableProps {
  readonly rows: readonly RouteRow[]
  readonly quantity: number
  /** null: the design can't be changed here. */
  readonly onTake: ((plan: RouteRow['plan']) => void) | null
}

/** The routes beside each other; one press takes one into the design. */
export function RouteTable({ rows, quantity, onTake }: RouteTableProps) {
  return (
    <Box sx={{ overflowX: 'auto' }}>
      <Table
        size="small"
        aria-label={`Routes for ${decimal(quantity, 0)}`}
        sx={{ '& td, & th': { px: 1, py: 0.5 } }}
      >
        <TableHead>
          <TableRow>
            <TableCell>Route</TableCell>
            <TableCell align="right" title="What the cost tape says of board, making and freight">
              Cost per 1000
            </TableCell>
            <TableCell align="right">Machine hours</TableCell>
            <TableCell align="right">Lead time</TableCell>
            <TableCell>Why</TableCell>
            {onTake === null ? null : <TableCell aria-label="Take" />}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(({ key, plan, words, perThousand, times, why }) => (
            <TableRow key={key}>
              <TableCell component="th" scope="row">
                {words}
              </TableCell>
              <TableCell align="right">{money(perThousand)}</TableCell>
              <TableCell align="right">{times === null ? '—' : tidy(times.hours, 1)}</TableCell>
              <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
                {times === null ? '—' : counted(times.days, 'day')}
              </TableCell>
              <TableCell>{why}</TableCell>
              {onTake === null ? null : (
                <TableCell align="right">
                  <Button size="small" aria-label={`Take ${words}`} onClick={() => onTake(plan)}>
                    Take
                  </Button>
                </TableCell>
              )}
            </TableRow>
          ))}
        </TableBody>
      </Table>
      <Typography variant="caption" color="textSecondary" sx={{ display: 'block', px: 1, pt: 0.5 }}>
        Board, making and freight. Ink, closing and pallets cost the same on every route and come on top.
      </Typography>
    </Box>
  )
}
