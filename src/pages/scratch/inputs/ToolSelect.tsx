import MenuItem from '@mui/material/MenuItem'
import Select from '@mui/material/Select'

interface ToolSelectProps<Value extends string | number> {
  readonly label: string
  readonly value: Value
  readonly choices: readonly { readonly value: Value; readonly label: string }[]
  readonly onChoose: (value: Value) => void
}

/** A choice as small as the head of a panel asks for. */
export function ToolSelect<Value extends string | number>(props: ToolSelectProps<Value>) {
  const { label, value, choices, onChoose } = props
  return (
    <Select
      size="small"
      value={value}
      onChange={({ target }) => {
        const chosen = choices.find(choice => choice.value === target.value)
        if (chosen !== undefined) onChoose(chosen.value)
      }}
      slotProps={{ input: { 'aria-label': label } }}
      SelectDisplayProps={{ 'aria-label': label }}
      sx={{
        fontSize: '0.75rem',
        '& .MuiSelect-select.MuiSelect-outlined': { py: 0.25, pl: 1, pr: '22px', minHeight: 0, height: 20 },
        '& .MuiSelect-icon': { right: 1, fontSize: 18 },
      }}
    >
      {choices.map(choice => (
        <MenuItem key={choice.value} value={choice.value}>
          {choice.label}
        </MenuItem>
      ))}
    </Select>
  )
}
