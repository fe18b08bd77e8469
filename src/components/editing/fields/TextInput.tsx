import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { BareInput } from './BareInput.tsx'
import { type InputProps, spanned } from './inputProps.ts'
import { useFormField } from './useFormField.ts'

interface TextInputProps<Values extends FieldValues> extends InputProps<Values> {
  readonly rows?: number
  readonly endAdornment?: ReactNode
  readonly autoFocus?: boolean
}

/** A text of a form. */
export function TextInput<Values extends FieldValues>({
  name,
  label,
  span,
  rows,
  helperText,
  isCell,
  endAdornment,
  autoFocus = false,
}: TextInputProps<Values>) {
  const { field, error, readOnly, required } = useFormField<Values>(name)
  return (
    <BareInput
      name={name}
      label={label}
      isCell={isCell}
      value={field.value ?? ''}
      onChange={field.onChange}
      onBlur={field.onBlur}
      inputRef={field.ref}
      error={error}
      readOnly={readOnly}
      required={required}
      autoFocus={autoFocus}
      helperText={helperText}
      sx={spanned(span)}
      {...(rows === undefined ? {} : { multiline: true, rows })}
      slotProps={{ input: { endAdornment }, htmlInput: { autoComplete: 'off' } }}
    />
  )
}
