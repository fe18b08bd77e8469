import BlankBoxIcon from '@mui/icons-material/CheckBoxOutlineBlankOutlined'
import CheckBoxIcon from '@mui/icons-material/CheckBoxOutlined'
import Box from '@mui/material/Box'
import FormControl from '@mui/material/FormControl'
import MenuItem from '@mui/material/MenuItem'
import Select from '@mui/material/Select'
import { filterLook } from './filterLook.ts'

interface Choice {
  readonly code: string
  readonly description: string
}

interface CodeFilterProps {
  readonly label: string
  /** Shown when nothing is chosen. */
  readonly all: string
  readonly choices: readonly Choice[]
  readonly value: readonly string[]
  readonly onChange: (codes: string[]) => void
}

const box = { fontSize: 18, mr: 1 }

const shortest = ({ code, description }: Choice) => description || code

/** A filter by codes, several at once; nothing chosen means all. A code that is no longer offered can be taken off. */
export function CodeFilter({ label, all, choices, value, onChange }: CodeFilterProps) {
  const known = new Set(choices.map(choice => choice.code))
  const offered = [
    ...choices,
    ...value.filter(code => !known.has(code)).map(code => ({ code, description: code })),
  ]
  const chosen = offered.filter(choice => value.includes(choice.code))
  return (
    <FormControl margin="none" fullWidth={false} hiddenLabel>
      <Select<string[]>
        multiple
        displayEmpty
        value={[...value]}
        onChange={({ target }) => onChange(typeof target.value === 'string' ? [target.value] : target.value)}
        renderValue={codes =>
          codes.length === 0
            ? all
            : chosen.length > 2
              ? `${label}: ${chosen.length}`
              : chosen.map(shortest).join(', ')
        }
        SelectDisplayProps={{ 'aria-label': label }}
        sx={filterLook(value.length > 0)}
      >
        {offered.map(choice => (
          <MenuItem key={choice.code} value={choice.code} dense sx={{ py: 0 }}>
            {value.includes(choice.code) ? (
              <CheckBoxIcon color="primary" sx={box} />
            ) : (
              <BlankBoxIcon sx={box} />
            )}
            {choice.description}
            {choice.description === choice.code ? null : (
              <Box component="span" sx={{ ml: 'auto', pl: 2, color: 'text.secondary' }}>
                {choice.code}
              </Box>
            )}
          </MenuItem>
        ))}
      </Select>
    </FormControl>
  )
}
