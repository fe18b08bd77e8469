import MenuItem from '@mui/material/MenuItem'
import { BareInput } from '../editing/fields/BareInput.tsx'
import { ReadOnlyField } from '../editing/fields/ReadOnlyField.tsx'
import type { Choice } from '../editing/fields/SelectInput.tsx'

interface PickInputProps {
  readonly label: string
  readonly value: string
  readonly choices: readonly Choice[]
  readonly onPick: (code: string) => void
  readonly readOnly?: boolean
  readonly required?: boolean
  readonly error?: string | undefined
  /** The label stands elsewhere, as in the head of a table: it is told to assistive technology only. */
  readonly hideLabel?: boolean
  /** Narrower than its place, in pixels. */
  readonly width?: number
}

/** One of several codes, outside of a form: what is picked is acted on at once. */
export function PickInput({
  label,
  value,
  choices,
  onPick,
  readOnly = false,
  required = false,
  error,
  hideLabel = false,
  width,
}: PickInputProps) {
  const shown = choices.find(choice => choice.code === value)
  const sx = width === undefined ? {} : { width }
  const named = hideLabel ? { htmlInput: { 'aria-label': label } } : {}
  const shownLabel = hideLabel ? undefined : label
  if (readOnly) {
    const words = shown?.label ?? value
    return hideLabel ? words : <ReadOnlyField label={label}>{words}</ReadOnlyField>
  }
  const known = value === '' || shown !== undefined ? choices : [...choices, { code: value, label: value }]
  return (
    <BareInput
      select
      label={shownLabel}
      value={value}
      onChange={event => onPick(event.target.value)}
      error={error}
      readOnly={false}
      required={required}
      sx={sx}
      slotProps={{
        ...named,
        select: { displayEmpty: true, MenuProps: { slotProps: { list: { dense: true } } } },
      }}
    >
      {known.map(choice => (
        <MenuItem key={choice.code} value={choice.code}>
          {choice.label}
        </MenuItem>
      ))}
    </BareInput>
  )
}
