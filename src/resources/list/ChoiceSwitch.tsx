import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'

interface ChoiceSwitchProps<Value extends string> {
  readonly label: string
  readonly choices: readonly { readonly value: Value; readonly label: string }[]
  readonly value: Value
  readonly onChange: (value: Value) => void
}

/** One of a few views of a list, all in sight. */
export function ChoiceSwitch<Value extends string>({
  label,
  choices,
  value,
  onChange,
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
        '& .MuiToggleButton-root': { height: 32, px: 1.5, fontSize: '0.8125rem' },
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
