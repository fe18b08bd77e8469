import BlankBoxIcon from '@mui/icons-material/CheckBoxOutlineBlankOutlined'
import CheckBoxIcon from '@mui/icons-material/CheckBoxOutlined'
import RadioOnIcon from '@mui/icons-material/RadioButtonChecked'
import RadioOffIcon from '@mui/icons-material/RadioButtonUnchecked'
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
  /** Whether the codes chosen are the ones wanted or the ones left out; asked only with `onOperator`. */
  readonly operator?: 'is' | 'isNot'
  readonly onOperator?: (operator: 'is' | 'isNot') => void
}

const box = { fontSize: 18, mr: 1 }

/** Entries of the menu beside the codes; no code starts with a blank. */
const operators = [
  { value: ' is', operator: 'is', words: 'is any of' },
  { value: ' isNot', operator: 'isNot', words: 'is not any of' },
] as const

const shortest = ({ code, description }: Choice) => description || code

/** A filter by codes, several at once; nothing chosen means all. A code that is no longer offered can be taken off. */
export function CodeFilter({
  label,
  all,
  choices,
  value,
  onChange,
  operator = 'is',
  onOperator,
}: CodeFilterProps) {
  const known = new Set(choices.map(choice => choice.code))
  const offered = [
    ...choices,
    ...value.filter(code => !known.has(code)).map(code => ({ code, description: code })),
  ]
  const chosen = offered.filter(choice => value.includes(choice.code))
  const change = (codes: readonly string[]) => {
    const asked = operators.find(({ value: entry }) => codes.includes(entry))
    if (asked === undefined) onChange([...codes])
    else onOperator?.(asked.operator)
  }
  const words = (codes: readonly string[]) => {
    if (codes.length === 0) return all
    const named = chosen.length > 2 ? `${label}: ${chosen.length}` : chosen.map(shortest).join(', ')
    return onOperator !== undefined && operator === 'isNot' ? `Not ${named}` : named
  }
  return (
    <FormControl margin="none" fullWidth={false} hiddenLabel>
      <Select<string[]>
        multiple
        displayEmpty
        value={[...value]}
        onChange={({ target }) => change(typeof target.value === 'string' ? [target.value] : target.value)}
        renderValue={words}
        SelectDisplayProps={{ 'aria-label': label }}
        sx={filterLook(value.length > 0)}
      >
        {onOperator === undefined
          ? null
          : operators.map(entry => (
              <MenuItem
                key={entry.value}
                value={entry.value}
                dense
                aria-label={`${label} ${entry.words}`}
                sx={{
                  py: 0,
                  ...(entry.operator === 'isNot' ? { borderBottom: 1, borderColor: 'divider' } : {}),
                }}
              >
                {entry.operator === operator ? (
                  <RadioOnIcon color="primary" sx={box} />
                ) : (
                  <RadioOffIcon sx={box} />
                )}
                {entry.words}
              </MenuItem>
            ))}
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
