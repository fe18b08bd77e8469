import { ChoiceSwitch } from '../../resources/list/ChoiceSwitch.tsx'

const choices = [
  { value: 'open', label: 'Open' },
  { value: 'hold', label: 'On hold' },
] as const

interface HoldSwitchProps {
  readonly isOnHold: boolean
  readonly onChange: (isOnHold: boolean) => void
}

/** Which half of the list is shown: the open items or those on hold. */
export function HoldSwitch({ isOnHold, onChange }: HoldSwitchProps) {
  return (
    <ChoiceSwitch
      label="Items shown"
      choices={choices}
      value={isOnHold ? 'hold' : 'open'}
      onChange={value => onChange(value === 'hold')}
    />
  )
}
