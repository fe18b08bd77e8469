import MenuItem from '@mui/material/MenuItem'
import type { FieldValues } from 'react-hook-form'
import { BareInput } from './BareInput.tsx'
import { type InputProps, spanned } from './inputProps.ts'
import { useFormField } from './useFormField.ts'

export interface Choice {
  readonly code: string
  readonly label: string
}

interface SelectInputProps<Values extends FieldValues> extends InputProps<Values> {
  readonly choices: readonly Choice[]
  /** Words of the empty choice; without it nothing empty can be chosen. */
  readonly empty?: string
  /** Told after a person chose. */
  readonly onChosen?: (code: string) => void
}

/** One of several codes. A stored code that is no longer among the choices stays, shown as it is. */
export function SelectInput<Values extends FieldValues>({
  name,
  label,
  span,
  choices,
  empty = '—',
  helperText,
  isCell,
  onChosen,
}: SelectInputProps<Values>) {
  const { field, error, readOnly, required } = useFormField<Values>(name)
  const value = String(field.value ?? '')
  const chosen = choices.find(({ code }) => code === value)
  if (readOnly) {
    return (
      <BareInput
        label={label}
        isCell={isCell}
        value={chosen?.label ?? value}
        inputRef={field.ref}
        error={undefined}
        readOnly
        helperText={helperText}
        sx={spanned(span)}
      />
    )
  }
  const known: readonly Choice[] =
    value === '' || chosen !== undefined ? choices : [...choices, { code: value, label: value }]
  return (
    <BareInput
      select
      name={name}
      label={label}
      isCell={isCell}
      value={value}
      onChange={event => {
        field.onChange(event.target.value)
        onChosen?.(event.target.value)
      }}
      onBlur={field.onBlur}
      inputRef={field.ref}
      error={error}
      readOnly={false}
      required={required}
      helperText={helperText}
      sx={spanned(span)}
      slotProps={{ select: { displayEmpty: true, MenuProps: { slotProps: { list: { dense: true } } } } }}
    >
      {empty === '' ? null : <MenuItem value="">{empty}</MenuItem>}
      {known.map(({ code, label: words }) => (
        <MenuItem key={code} value={code}>
          {words}
        </MenuItem>
      ))}
    </BareInput>
  )
}
