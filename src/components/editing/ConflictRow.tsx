import FormControlLabel from '@mui/material/FormControlLabel'
import Radio from '@mui/material/Radio'
import TableCell from '@mui/material/TableCell'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import type { Difference, Side } from './differences.ts'

interface ConflictRowProps {
  readonly label: string
  readonly mine: string
  readonly theirs: string
  readonly changedBy: Difference['changedBy']
  readonly side: Side
  readonly onChoose: (side: Side) => void
}

const whoChanged = { both: 'changed by both', me: 'changed by you', them: 'changed by them' } as const

/** One field of a conflict: both values with a radio button each. */
export function ConflictRow({ label, mine, theirs, changedBy, side, onChoose }: ConflictRowProps) {
  const name = useId()
  const choice = (own: Side, value: string, whose: string) => (
    <TableCell sx={{ verticalAlign: 'top', width: '38%' }}>
      <FormControlLabel
        control={
          <Radio
            size="small"
            name={name}
            checked={side === own}
            onChange={() => onChoose(own)}
            slotProps={{ input: { 'aria-label': `${label}, ${whose}: ${value}` } }}
          />
        }
        label={<span style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}>{value}</span>}
      />
    </TableCell>
  )
  return (
    <TableRow selected={changedBy === 'both'}>
      <TableCell component="th" scope="row" sx={{ verticalAlign: 'top' }}>
        {label}
        <Typography variant="caption" component="div" color="textSecondary">
          {whoChanged[changedBy]}
        </Typography>
      </TableCell>
      {choice('mine', mine, 'yours')}
      {choice('theirs', theirs, 'stored now')}
    </TableRow>
  )
}
