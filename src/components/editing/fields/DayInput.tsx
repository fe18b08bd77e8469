import CalendarMonth from '@mui/icons-material/CalendarMonth'
import IconButton from '@mui/material/IconButton'
import InputAdornment from '@mui/material/InputAdornment'
import { useEffect, useRef, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { date, parseDay } from '#domain/formats'
import { BareInput } from './BareInput.tsx'
import { type InputProps, spanned } from './inputProps.ts'
import { useFormField } from './useFormField.ts'

type Parse = (typed: string) => string | null

/** What was typed as a day: null when empty, the text itself when it is no day, so that the schema refuses it. */
const read = (typed: string, parse: Parse): string | null =>
  typed.trim() === '' ? null : (parse(typed.trim()) ?? typed)

interface DayInputProps<Values extends FieldValues> extends InputProps<Values> {
  /** How what is typed is read, where a field takes some ways of writing a day only. */
  readonly parse?: Parse
}

const written = (value: unknown): string => (typeof value === 'string' ? date(value) || value : '')

/** A day of a form, written DD-MM-YYYY and kept as YYYY-MM-DD; the calendar is the browser's own. */
export function DayInput<Values extends FieldValues>({
  name,
  label,
  span,
  helperText,
  isCell,
  parse = parseDay,
}: DayInputProps<Values>) {
  const { field, error, readOnly, required } = useFormField<Values>(name)
  const value: unknown = field.value
  const [typed, setTyped] = useState(() => written(value))
  const calendar = useRef<HTMLInputElement>(null)

  useEffect(() => {
    setTyped(now => (read(now, parse) === value ? now : written(value)))
  }, [value, parse])

  return (
    <BareInput
      name={name}
      label={label}
      isCell={isCell}
      helperText={helperText}
      value={typed}
      placeholder={readOnly ? '' : 'DD-MM-YYYY'}
      onChange={event => {
        setTyped(event.target.value)
        field.onChange(read(event.target.value, parse))
      }}
      onBlur={() => {
        setTyped(written(value))
        field.onBlur()
      }}
      onKeyDown={event => {
        if (event.altKey && event.key === 'ArrowDown' && !readOnly) calendar.current?.showPicker()
      }}
      inputRef={field.ref}
      error={error}
      readOnly={readOnly}
      required={required}
      sx={spanned(span)}
      slotProps={{
        htmlInput: { autoComplete: 'off' },
        input: {
          endAdornment: readOnly ? null : (
            <InputAdornment position="end">
              <input
                ref={calendar}
                type="date"
                tabIndex={-1}
                aria-hidden="true"
                value={typeof value === 'string' && parseDay(value) === value ? value : ''}
                onChange={event => field.onChange(event.target.value || null)}
                style={{
                  position: 'absolute',
                  right: 0,
                  bottom: 0,
                  width: 1,
                  height: 1,
                  opacity: 0,
                  border: 0,
                }}
              />
              <IconButton
                size="small"
                edge="end"
                // By keyboard the day is typed, or the calendar opened with Alt and the arrow.
                tabIndex={-1}
                aria-label="Open calendar"
                onClick={() => calendar.current?.showPicker()}
              >
                <CalendarMonth fontSize="inherit" />
              </IconButton>
            </InputAdornment>
          ),
        },
      }}
    />
  )
}
