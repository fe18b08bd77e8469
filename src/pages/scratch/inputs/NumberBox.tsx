import InputAdornment from '@mui/material/InputAdornment'
import TextField from '@mui/material/TextField'
import { type KeyboardEvent, type ReactNode, useEffect, useId, useState } from 'react'
import {
  askThousands,
  parseBox,
  parseLength,
  parseNumber,
  parseWhole,
  type WrittenBox,
} from '#domain/formats'
import { stepped } from '../../../components/costs/stepped.ts'

export interface NumberBoxProps {
  readonly label: string
  readonly value: number | null
  readonly onChange: (value: number | null) => void
  /** Takes a whole box, `400x300x250 C 5000`, that was typed or pasted here instead of a number. */
  readonly onSize?: (size: WrittenBox) => void
  readonly unit?: string | undefined
  /** Only whole numbers belong here, so that `5.000` is asked about. */
  readonly isWhole?: boolean
  readonly error?: string | undefined
  /** Id of what says elsewhere what is wrong with it. */
  readonly wrongBy?: string | undefined
  readonly hint?: string | undefined
  readonly step?: number
  readonly bigStep?: number
  readonly least?: number
  readonly disabled?: boolean
  readonly span?: number
  readonly end?: ReactNode
}

const written = (value: number | null): string => (value === null ? '' : String(value))

/** A number: typed, or changed by the arrow keys, ten times as fast with Shift. Empty is null. */
export function NumberBox(props: NumberBoxProps) {
  const {
    label,
    value,
    onChange,
    onSize,
    unit,
    error,
    wrongBy,
    hint,
    end,
    disabled = false,
    isWhole = false,
    span = 1,
  } = props
  const { step = 1, bigStep = 10 * step, least = 0 } = props
  const [typed, setTyped] = useState(() => written(value))
  const id = useId()
  const parse = isWhole ? parseWhole : parseNumber
  const number = parse(typed)
  const isNumber = number === null || Number.isFinite(number)

  useEffect(() => {
    // What stands in the field stays as it was typed, unless the value came from elsewhere.
    setTyped(now => {
      const read = parse(now)
      return (Number.isFinite(read) ? read : null) === value ? now : written(value)
    })
  }, [value, parse])

  const takeSize = (text: string): boolean => {
    const size = parseBox(text)
    if (onSize === undefined) return false
    if (size !== null) onSize(size)
    return size !== null
  }
  /** A length in another unit becomes millimetres once it is whole: 16 in, 40 cm. */
  const takeLength = () => {
    const mm = unit === 'mm' ? parseLength(typed) : null
    if (mm === null) return
    setTyped(written(mm))
    onChange(mm)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !takeSize(typed)) takeLength()
    const next = stepped(event.key, event.shiftKey, value, { step, bigStep, least })
    if (next === null) return
    event.preventDefault()
    setTyped(written(next))
    onChange(next)
  }
  const doubt = isWhole ? askThousands(typed) : null
  const wrong = isNumber ? error : `${label} ${doubt ?? 'must be a number'}.`

  return (
    <TextField
      id={id}
      label={label}
      value={typed}
      disabled={disabled}
      error={wrong !== undefined || wrongBy !== undefined}
      helperText={wrong}
      placeholder={hint}
      margin="none"
      onChange={event => {
        setTyped(event.target.value)
        const read = parse(event.target.value)
        onChange(read !== null && Number.isFinite(read) ? read : null)
      }}
      onKeyDown={onKeyDown}
      // Not while it is typed: 400x300x2 is a size already.
      onBlur={() => {
        if (!takeSize(typed)) takeLength()
      }}
      onPaste={event => {
        if (takeSize(event.clipboardData.getData('text'))) event.preventDefault()
      }}
      sx={{ gridColumn: `span ${span}`, minWidth: 0 }}
      slotProps={{
        inputLabel: { shrink: true },
        formHelperText: { sx: { mx: 0.25, fontSize: '0.6875rem' } },
        input: {
          sx: { pr: end === undefined ? 1 : 0.25 },
          endAdornment:
            end ??
            (unit === undefined ? undefined : (
              <InputAdornment position="end" disableTypography sx={{ ml: 0.25, fontSize: '0.75rem' }}>
                {unit}
              </InputAdornment>
            )),
        },
        htmlInput: {
          role: 'spinbutton',
          inputMode: 'decimal',
          autoComplete: 'off',
          ...(wrong === undefined && wrongBy !== undefined ? { 'aria-describedby': wrongBy } : {}),
          'aria-valuenow': value ?? undefined,
          'aria-valuemin': least,
          sx: { px: 1 },
        },
      }}
    />
  )
}
