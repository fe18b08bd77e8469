import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { memo } from 'react'

export interface Choice {
  readonly code: string
  readonly label: string
}

export interface ChoiceFieldProps {
  readonly label: string
  readonly value: string
  readonly choices: readonly Choice[]
  readonly onChoose: (code: string) => void
  readonly error?: string | undefined
  readonly span?: number
  readonly disabled?: boolean
  /** What the empty choice is called; without it there is none. */
  readonly none?: string
}

/** One of a list. A value that is not in the list shows as nothing chosen. */
export const ChoiceField = memo(function ChoiceField(props: ChoiceFieldProps) {
  const { label, value, choices, onChoose, error, span = 1, disabled = false, none } = props
  const isOffered = choices.some(({ code }) => code === value)
  return (
    <TextField
      select
      label={label}
      value={isOffered ? value : ''}
      disabled={disabled}
      error={error !== undefined}
      helperText={error}
      margin="none"
      onChange={event => onChoose(event.target.value)}
      sx={{ gridColumn: `span ${span}`, minWidth: 0 }}
      slotProps={{
        inputLabel: { shrink: true },
        select: { displayEmpty: none !== undefined },
        formHelperText: { sx: { mx: 0.25, fontSize: '0.6875rem' } },
      }}
    >
      {none === undefined ? null : <MenuItem value="">{none}</MenuItem>}
      {choices.map(({ code, label: text }) => (
        <MenuItem key={code} value={code}>
          {text}
        </MenuItem>
      ))}
    </TextField>
  )
})
