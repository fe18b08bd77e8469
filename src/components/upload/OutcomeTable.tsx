import Chip from '@mui/material/Chip'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import { counted } from '#domain/formats'

/** What a line of a file does. */
export interface Outcome {
  readonly line: number
  readonly code: string
  readonly outcome: 'added' | 'changed' | 'unchanged' | 'refused'
  /** Why it is refused, or what changes. */
  readonly reasons: readonly string[]
}

/** What needs a look comes first. */
const order = ['refused', 'changed', 'added', 'unchanged'] as const

const colours = { refused: 'error', changed: 'warning', added: 'success', unchanged: 'default' } as const

/** The most lines drawn at once. */
const shown = 300

interface OutcomeTableProps {
  readonly outcomes: readonly Outcome[]
  /** What the lines are known by: `Login`. */
  readonly name: string
}

/** What each line of a file would do, refused ones first. */
export function OutcomeTable({ outcomes, name }: OutcomeTableProps) {
  const sorted = [...outcomes].sort(
    (a, b) => order.indexOf(a.outcome) - order.indexOf(b.outcome) || a.line - b.line,
  )
  return (
    <>
      <Table size="small" stickyHeader aria-label="Lines of the file">
        <TableHead>
          <TableRow>
            <TableCell align="right">Line</TableCell>
            <TableCell>{name}</TableCell>
            <TableCell>Outcome</TableCell>
            <TableCell>Why</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {sorted.slice(0, shown).map(({ line, code, outcome, reasons }) => (
            <TableRow key={line}>
              <TableCell align="right">{line}</TableCell>
              <TableCell>{code || '—'}</TableCell>
              <TableCell>
                <Chip size="small" variant="outlined" color={colours[outcome]} label={outcome} />
              </TableCell>
              <TableCell sx={{ overflowWrap: 'anywhere' }}>{reasons.join('; ')}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      {sorted.length > shown ? (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
          {`And ${counted(sorted.length - shown, 'line')} more.`}
        </Typography>
      ) : null}
    </>
  )
}
