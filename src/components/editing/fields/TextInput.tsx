import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { BareInput } from './BareInput.tsx'
import { type InputProps, spanned } from './inputProps.ts'
import { useFormField } from './useFormField.ts'

interface TextInputProps<Values extends FieldValues> extends InputProps<Values> {
  readonly rows?: number
  readonly endAdornment?: ReactNode
  readonly autoFocus?: boolean
  /** Told what a person typed. */
  readonly onTyped?: (typed: string) => void
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
  onTyped,
}: TextInputProps<Values>) {
  const { field, error, readOnly, required } = useFormField<Values>(name)
  return (
    <BareInput
      name={name}
      label={label}
      isCell={isCell}
      value={field.value ?? ''}
      onChange={event => {
        field.onChange(event)
        onTyped?.(event.target.value)
      }}
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
