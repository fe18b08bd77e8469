import { styled } from '@mui/material/styles'
import { type KeyboardEvent, memo, useEffect, useId, useState } from 'react'
import { askThousands, fixed, parseCell, parseWholeCell } from '#domain/formats'
import { text } from '#domain/messages'
import { stepped } from './stepped.ts'

interface CellNumberProps {
  readonly label: string
  readonly value: number | null
  /** This is the one that was given; the others follow from it. */
  readonly isGiven: boolean
  /** It says that money is lost, or that too little is earned. */
  readonly tone?: 'loss' | 'low' | null
  /** What is wrong with it by the rules. */
  readonly wrong?: string | undefined
  readonly places: 0 | 1 | 2
  readonly step: number
  readonly onChange: (value: number | null) => void
  /** What stands there that can't be read, where somebody keeps it beside a value that is no number. */
  readonly unread?: string | undefined
  /** Told what can't be read; left out: that is told as no value. */
  readonly onUnread?: ((typed: string) => void) | undefined
  /** Told when the field is left. */
  readonly onLeave?: () => void
}

const Input = styled('input')(({ theme }) => ({
  font: 'inherit',
  width: '100%',
  minWidth: 0,
  padding: '2px 5px',
  textAlign: 'right',
  color: theme.palette.text.primary,
  backgroundColor: 'transparent',
  border: `1px solid ${theme.palette.divider}`,
  borderRadius: 4,
  '&:hover': { borderColor: theme.palette.text.secondary },
  '&:focus': { outline: `2px solid ${theme.palette.primary.main}`, outlineOffset: -1 },
  '&[data-given="true"]': {
    fontWeight: 600,
    borderColor: theme.palette.primary.main,
    backgroundColor: theme.palette.action.selected,
  },
  '&[data-tone="low"]': { color: theme.palette.warning.dark, borderColor: theme.palette.warning.dark },
  '&[data-tone="loss"]': { color: theme.palette.error.main, borderColor: theme.palette.error.main },
}))

const Said = styled('span')(({ theme }) => ({
  display: 'block',
  minWidth: 84,
  textAlign: 'left',
  whiteSpace: 'normal',
  fontSize: theme.typography.caption.fontSize,
  lineHeight: 1.25,
  color: theme.palette.error.main,
}))

/** A number in so many places; one that should be whole and is not stands as it was typed, so that it is seen what is wrong. */
const writtenCell = (value: number | null, places: 0 | 1 | 2): string => {
  if (value === null || Number.isNaN(value)) return ''
  return places === 0 && !Number.isInteger(value) ? String(value) : fixed(value, places)
}

const readCell = (typed: string, places: 0 | 1 | 2) => (places === 0 ? parseWholeCell : parseCell)(typed)

const isUnread = (typed: string | null, places: 0 | 1 | 2) =>
  typed !== null && Number.isNaN(readCell(typed, places))

const isNumber = (value: number | null): value is number => value !== null && !Number.isNaN(value)

/** A number in a table that can be typed over; while it is typed, or can't be read, it stays as it is typed. */
export const CellNumber = memo(function CellNumber(props: CellNumberProps) {
  const {
    label,
    value,
    isGiven,
    tone = null,
    wrong,
    places,
    step,
    onChange,
    unread,
    onUnread,
    onLeave,
  } = props
  const written = writtenCell(value, places)
  const [typed, setTyped] = useState<string | null>(null)

  const [wasGiven, setWasGiven] = useState(isGiven)
  if (wasGiven !== isGiven) {
    setWasGiven(isGiven)
    // Another one of the three was given: this one follows again.
    if (!isGiven) setTyped(null)
  }
  useEffect(() => {
    // A value from elsewhere stands in place of what could not be read.
    if (isNumber(value)) setTyped(now => (isUnread(now, places) ? null : now))
  }, [value, places])
  const stands = typed ?? (isNumber(value) ? undefined : unread) ?? written
  const doubt = (places === 0 ? askThousands(stands) : null) ?? text('formNumeric')
  const isDoubted = isUnread(stands, places)
  const said = isDoubted ? `${label} ${doubt}` : wrong
  // Who keeps what can't be read says it with what else is wrong, but for what is asked of a whole number.
  const isSaidHere = isDoubted && (onUnread === undefined || places === 0)
  const saidId = useId()
  const isWrong = said !== undefined

  const onKeyDown = (event: KeyboardEvent) => {
    const next = stepped(event.key, event.shiftKey, isNumber(value) ? value : null, {
      step,
      bigStep: 10 * step,
      least: -99,
    })
    if (next === null) return
    event.preventDefault()
    setTyped(null)
    onChange(next)
  }
  const input = (
    <Input
      role="spinbutton"
      inputMode="decimal"
      autoComplete="off"
      aria-label={label}
      aria-valuenow={isNumber(value) ? value : undefined}
      data-given={isGiven}
      data-tone={isWrong ? 'loss' : (tone ?? undefined)}
      aria-invalid={isWrong || undefined}
      aria-describedby={isSaidHere ? saidId : undefined}
      title={said}
      value={stands}
      onChange={({ target }) => {
        setTyped(target.value)
        const read = readCell(target.value, places)
        if (Number.isNaN(read) && onUnread !== undefined) onUnread(target.value)
        else onChange(read !== null && Number.isFinite(read) ? read : null)
      }}
      onKeyDown={onKeyDown}
      onBlur={() => {
        setTyped(now => (isUnread(now, places) ? now : null))
        onLeave?.()
      }}
    />
  )
  return (
    <>
      {input}
      {isSaidHere ? <Said id={saidId}>{doubt}</Said> : null}
    </>
  )
})
