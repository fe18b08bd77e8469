import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'

interface ChoiceSwitchProps<Value extends string> {
  readonly label: string
  readonly choices: readonly { readonly value: Value; readonly label: string }[]
  /** Null: none of them. */
  readonly value: Value | null
  readonly onChange: (value: Value) => void
  /** Stands in a line of a table. */
  readonly isCompact?: boolean
}

/** One of a few views of a list, all in sight. */
export function ChoiceSwitch<Value extends string>({
  label,
  choices,
  value,
  onChange,
  isCompact = false,
}: ChoiceSwitchProps<Value>) {
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      aria-label={label}
      value={value}
      onChange={(_, chosen: Value | null) => {
        if (chosen !== null) onChange(chosen)
      }}
      sx={{
        bgcolor: 'background.paper',
        '& .MuiToggleButton-root': { height: isCompact ? 26 : 32, px: 1.5, fontSize: '0.8125rem' },
        // What is not chosen is quieter, on dark as on light.
        '& .MuiToggleButton-root:not(.Mui-selected)': { color: 'text.secondary' },
      }}
    >
      {choices.map(choice => (
        <ToggleButton key={choice.value} value={choice.value}>
          {choice.label}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  )
}
