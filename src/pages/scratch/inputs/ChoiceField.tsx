import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { memo } from 'react'

export interface Choice {
  readonly code: string
  readonly label: string
  /** What the closed field says, where there is little room. */
  readonly short?: string
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

/** Room for the words rather than for the arrow. */
const narrowSelect = {
  minWidth: 0,
  '& .MuiSelect-select.MuiSelect-outlined': { pl: 1, pr: '22px' },
  '& .MuiSelect-icon': { right: 1 },
} as const

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
      sx={{ ...narrowSelect, gridColumn: `span ${span}` }}
      slotProps={{
        inputLabel: { shrink: true },
        select: {
          displayEmpty: none !== undefined,
          renderValue: code => {
            const choice = choices.find(each => each.code === code)
            return choice?.short ?? choice?.label ?? none ?? ''
          },
        },
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
