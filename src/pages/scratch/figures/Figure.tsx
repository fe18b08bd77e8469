import { styled } from '@mui/material/styles'
import { memo } from 'react'
import type { Trace } from '#domain/trace'
import { useExplain } from '../../../components/figures/explain.ts'

interface FigureProps {
  readonly label: string
  readonly value: string
  readonly unit?: string
  /** A word on what the figure means: proved, limited by, reached. */
  readonly note?: string
  readonly tone?: 'good' | 'bad' | undefined
  readonly trace: Trace
  /** Heading of the account; the label unless told. */
  readonly title?: string
}

const Button = styled('button')(({ theme }) => ({
  font: 'inherit',
  color: 'inherit',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  minWidth: 0,
  padding: '2px 5px',
  border: 0,
  borderRadius: theme.shape.borderRadius,
  background: 'none',
  textAlign: 'left',
  cursor: 'help',
  '&:hover': { backgroundColor: theme.palette.action.hover },
  '&:focus-visible': { outline: `2px solid ${theme.palette.primary.main}`, outlineOffset: -2 },
  // Its parts by selectors: forty figures change with a key press, and each styled element costs.
  '& > *': {
    maxWidth: '100%',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    fontSize: '0.6875rem',
    lineHeight: 1.3,
    color: theme.palette.text.secondary,
  },
  '& > [data-value]': { fontSize: '0.9375rem', fontWeight: 600, color: 'inherit' },
  '& [data-unit]': {
    fontSize: '0.6875rem',
    fontWeight: 400,
    color: theme.palette.text.secondary,
    marginLeft: 3,
  },
  '& > [data-tone]': { fontWeight: 600 },
  '& > [data-tone="good"]': { color: theme.palette.success.main },
  '& > [data-tone="bad"]': { color: theme.palette.error.main },
}))

/** One figure with its name; pressed, it tells where it comes from. */
export const Figure = memo(function Figure(props: FigureProps) {
  const { label, value, unit, note, tone, trace, title = label } = props
  const explain = useExplain()
  return (
    <Button
      type="button"
      aria-haspopup="dialog"
      onClick={event => explain(event.currentTarget, { title, trace })}
    >
      <span>{label}</span>{' '}
      <span data-value>
        {value}
        {unit === undefined ? null : <span data-unit>{unit}</span>}
      </span>
      {note === undefined ? null : <span data-tone={tone}>{note}</span>}
    </Button>
  )
})
