import type { FieldValues } from 'react-hook-form'
import { DayField, type ParseDay } from './DayField.tsx'
import { type InputProps, spanned } from './inputProps.ts'
import { useFormField } from './useFormField.ts'

interface DayInputProps<Values extends FieldValues> extends InputProps<Values> {
  /** How what is typed is read, where a field takes some ways of writing a day only. */
  readonly parse?: ParseDay
}

/** A day of a form. */
export function DayInput<Values extends FieldValues>({ name, span, ...props }: DayInputProps<Values>) {
  const { field, error, readOnly, required } = useFormField<Values>(name)
  return (
    <DayField
      {...props}
      name={name}
      value={field.value}
      onDay={field.onChange}
      onLeave={field.onBlur}
      inputRef={field.ref}
      error={error}
      readOnly={readOnly}
      required={required}
      sx={spanned(span)}
    />
  )
}
