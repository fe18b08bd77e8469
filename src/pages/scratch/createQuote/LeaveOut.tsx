import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormGroup from '@mui/material/FormGroup'
import type { RefusedField } from './useCreateQuote.ts'

interface LeaveOutProps {
  readonly refused: readonly RefusedField[]
  readonly leftOut: readonly string[]
  readonly leaveOut: (path: string, isOut: boolean) => void
}

/** What was refused of the item, each to be left out with the next try: another person may enter it. */
export function LeaveOut({ refused, leftOut, leaveOut }: LeaveOutProps) {
  if (refused.length === 0) return null
  return (
    <FormGroup aria-label="Refused fields">
      {refused.map(({ path, label }) => (
        <FormControlLabel
          key={path}
          label={`Leave out ${label}`}
          control={
            <Checkbox
              checked={leftOut.includes(path)}
              onChange={event => leaveOut(path, event.target.checked)}
            />
          }
        />
      ))}
    </FormGroup>
  )
}
