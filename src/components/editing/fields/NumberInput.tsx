import InputAdornment from '@mui/material/InputAdornment'
import { type ReactNode, useContext, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { askThousands, parseLength, parseNumber, parseWhole } from '#domain/formats'
import { BareInput } from './BareInput.tsx'
import { type InputProps, spanned } from './inputProps.ts'
import { TypedTextContext } from './TypedTexts.ts'
import { useFormField } from './useFormField.ts'

interface NumberInputProps<Values extends FieldValues> extends InputProps<Values> {
  readonly unit?: string
  readonly endAdornment?: ReactNode
  /** What counts while nothing is entered. */
  readonly placeholder?: string | undefined
  /** Only whole numbers belong here, so that `5.000` is asked about. */
  readonly isWhole?: boolean
}

const written = (value: unknown): string =>
  typeof value === 'number' && !Number.isNaN(value) ? String(value) : ''

/** A number of a form; null while nothing is entered. */
export function NumberInput<Values extends FieldValues>({
  name,
  label,
  span,
  unit,
  helperText,
  isCell,
  endAdornment,
  placeholder,
  isWhole = false,
}: NumberInputProps<Values>) {
  const { field, error, readOnly, required } = useFormField<Values>(name)
  const value: unknown = field.value
  const read = isWhole ? parseWhole : parseNumber
  const texts = useContext(TypedTextContext)
  const [typed, setTyped] = useState(() => (Number.isNaN(value) ? (texts?.get(name) ?? '') : written(value)))

  const [shown, setShown] = useState(value)
  if (!Object.is(shown, value)) {
    setShown(value)
    // Only a value that came from elsewhere (stored, put back, taken over) replaces what stands in the field.
    if (!Object.is(read(typed), value)) {
      setTyped(Number.isNaN(value) ? (texts?.get(name) ?? typed) : written(value))
    }
  }

  return (
    <BareInput
      name={name}
      label={label}
      isCell={isCell}
      helperText={helperText}
      value={typed}
      placeholder={placeholder}
      onChange={event => {
        const next = read(event.target.value)
        if (Number.isNaN(next)) texts?.set(name, event.target.value)
        else texts?.delete(name)
        setTyped(event.target.value)
        field.onChange(next)
      }}
      onBlur={() => {
        // A length in another unit becomes millimetres once it is whole: 16 in, 40 cm.
        const mm = unit === 'mm' && !readOnly ? parseLength(typed) : null
        if (mm !== null) {
          texts?.delete(name)
          setTyped(written(mm))
          field.onChange(mm)
        }
        field.onBlur()
      }}
      inputRef={field.ref}
      error={(isWhole && !readOnly ? askThousands(typed) : null) ?? error}
      readOnly={readOnly}
      required={required}
      sx={spanned(span)}
      slotProps={{
        input: {
          endAdornment:
            unit === undefined ? (
              endAdornment
            ) : (
              <>
                {endAdornment}
                <InputAdornment position="end">{unit}</InputAdornment>
              </>
            ),
        },
        htmlInput: { inputMode: 'decimal', autoComplete: 'off', style: { textAlign: 'right' } },
      }}
    />
  )
}
