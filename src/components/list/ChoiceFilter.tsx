import FormControl from '@mui/material/FormControl'
import MenuItem from '@mui/material/MenuItem'
import Select from '@mui/material/Select'
import { filterLook } from './filterLook.ts'

interface ChoiceFilterProps {
  readonly label: string
  /** Shown when nothing is chosen. */
  readonly all: string
  readonly choices: readonly { readonly code: string; readonly description: string }[]
  readonly value: string
  readonly onChange: (code: string) => void
}

/** A filter by one code; the first entry takes it off. */
export function ChoiceFilter({ label, all, choices, value, onChange }: ChoiceFilterProps) {
  const isOffered = value === '' || choices.some(({ code }) => code === value)
  return (
    <FormControl margin="none" fullWidth={false} hiddenLabel>
      <Select<string>
        displayEmpty
        value={value}
        onChange={({ target }) => onChange(target.value)}
        SelectDisplayProps={{ 'aria-label': label }}
        sx={filterLook(value !== '')}
      >
        <MenuItem value="">{all}</MenuItem>
        {isOffered ? null : <MenuItem value={value}>{value}</MenuItem>}
        {choices.map(({ code, description }) => (
          <MenuItem key={code} value={code}>
            {description}
          </MenuItem>
        ))}
      </Select>
    </FormControl>
  )
}
