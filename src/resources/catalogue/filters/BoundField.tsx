import TextField from '@mui/material/TextField'
import { useEffect, useState } from 'react'
import { parseNumber } from '#domain/formats'
import { text } from '#domain/messages'

interface BoundFieldProps {
  /** Read out: `Length more than`. */
  readonly label: string
  /** The default that an empty field stands for. */
  readonly usual: number
  readonly value: number | undefined
  readonly onChange: (value: number | undefined) => void
}

const written = (value: number | undefined): string => (value === undefined ? '' : String(value))

/** One exclusive bound in mm; kept on Enter, or when the field is left. */
export function BoundField({ label, usual, value, onChange }: BoundFieldProps) {
  const [typed, setTyped] = useState(written(value))
  useEffect(() => setTyped(written(value)), [value])
  const number = parseNumber(typed) ?? undefined
  const isWrong = number !== undefined && Number.isNaN(number)
  const keep = () => {
    if (!isWrong && number !== value) onChange(number)
  }
  return (
    <TextField
      hiddenLabel
      margin="none"
      placeholder={String(usual)}
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={keep}
      onKeyDown={({ key }) => {
        if (key === 'Enter') keep()
      }}
      error={isWrong}
      helperText={isWrong ? text('formNumeric') : undefined}
      slotProps={{
        htmlInput: {
          'aria-label': label,
          inputMode: 'decimal',
          autoComplete: 'off',
          maxLength: 8,
          style: { textAlign: 'right', paddingBlock: 4 },
        },
      }}
    />
  )
}
