import CalendarMonth from '@mui/icons-material/CalendarMonth'
import IconButton from '@mui/material/IconButton'
import InputAdornment from '@mui/material/InputAdornment'
import { type ComponentProps, useEffect, useRef, useState } from 'react'
import { date, dayIn, parseDay, parseTypedDay } from '#domain/formats'
import { BareInput } from './BareInput.tsx'

export type ParseDay = (typed: string) => string | null

/** What can't be taken, so that the schema refuses it: a day that isn't written as the field wants it would pass as kept. */
const refused = (typed: string): string => (date(typed) === '' ? typed : `${typed} `)

/** What was typed as a day: null when empty, the text itself when it is none that the field takes. */
const read = (typed: string, parse: ParseDay): string | null =>
  typed.trim() === '' ? null : (parse(typed.trim()) ?? refused(typed))

interface DayFieldProps
  extends Pick<
    ComponentProps<typeof BareInput>,
    'name' | 'label' | 'isCell' | 'helperText' | 'inputRef' | 'error' | 'required' | 'autoFocus' | 'sx'
  > {
  /** `YYYY-MM-DD`; a text that is no day stands as it was typed. */
  readonly value: unknown
  /** Told what was typed: the day, null when empty, the text itself when it is none. */
  readonly onDay: (day: string | null) => void
  readonly onLeave?: () => void
  readonly readOnly?: boolean
  /** How what is typed is read, where a field takes some ways of writing a day only. */
  readonly parse?: ParseDay
}

const parseAsTyped: ParseDay = typed => parseTypedDay(typed, dayIn(new Date()))

const written = (value: unknown): string => (typeof value === 'string' ? date(value) || value : '')

/** A day, written DD-MM-YYYY however it was typed, and kept as YYYY-MM-DD; the calendar is the browser's own. */
export function DayField({
  value,
  onDay,
  onLeave,
  readOnly = false,
  parse = parseAsTyped,
  ...props
}: DayFieldProps) {
  const [typed, setTyped] = useState(() => written(value))
  const calendar = useRef<HTMLInputElement>(null)

  useEffect(() => {
    setTyped(now => (read(now, parse) === value ? now : written(value)))
  }, [value, parse])

  return (
    <BareInput
      {...props}
      value={typed}
      placeholder={readOnly ? '' : 'DD-MM-YYYY'}
      onChange={event => {
        setTyped(event.target.value)
        onDay(read(event.target.value, parse))
      }}
      onBlur={() => {
        setTyped(written(value))
        onLeave?.()
      }}
      onKeyDown={event => {
        if (event.altKey && event.key === 'ArrowDown' && !readOnly) calendar.current?.showPicker()
      }}
      readOnly={readOnly}
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
                onChange={event => onDay(event.target.value || null)}
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
