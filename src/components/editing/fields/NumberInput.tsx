import InputAdornment from '@mui/material/InputAdornment'
import { useEffect, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { BareInput } from './BareInput.tsx'
import { type InputProps, spanned } from './inputProps.ts'
import { useFormField } from './useFormField.ts'

interface NumberInputProps<Values extends FieldValues> extends InputProps<Values> {
  readonly unit?: string
}

/** What was typed as a number: null when empty, NaN when it is none. Blanks and thousands commas are forgiven. */
const read = (typed: string): number | null => {
  const plain = typed.replace(/[\s,]/g, '')
  return plain === '' ? null : Number(plain)
}

const written = (value: unknown): string =>
  typeof value === 'number' && !Number.isNaN(value) ? String(value) : ''

/** A number of a form; null while nothing is entered. */
export function NumberInput<Values extends FieldValues>({
  name,
  label,
  span,
  unit,
}: NumberInputProps<Values>) {
  const { field, error, readOnly, required } = useFormField<Values>(name)
  const value: unknown = field.value
  const [typed, setTyped] = useState(() => written(value))

  useEffect(() => {
    // Only a value that came from elsewhere (stored, put back, taken over) replaces what stands in the field.
    setTyped(now => (Object.is(read(now), value) ? now : Number.isNaN(value) ? now : written(value)))
  }, [value])

  return (
    <BareInput
      name={name}
      label={label}
      value={typed}
      onChange={event => {
        setTyped(event.target.value)
        field.onChange(read(event.target.value))
      }}
      onBlur={field.onBlur}
      inputRef={field.ref}
      error={error}
      readOnly={readOnly}
      required={required}
      sx={spanned(span)}
      slotProps={{
        input:
          unit === undefined ? {} : { endAdornment: <InputAdornment position="end">{unit}</InputAdornment> },
        htmlInput: { inputMode: 'decimal', autoComplete: 'off' },
      }}
    />
  )
}
