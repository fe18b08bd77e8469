import { styled } from '@mui/material/styles'
import { memo } from 'react'
import type { Trace } from '#domain/trace'
import { useExplain } from './explain.ts'

const Button = styled('button')(({ theme }) => ({
  font: 'inherit',
  color: 'inherit',
  padding: '0 2px',
  border: 0,
  borderRadius: theme.shape.borderRadius,
  background: 'none',
  cursor: 'help',
  '&:hover': { backgroundColor: theme.palette.action.hover },
  '&:focus-visible': { outline: `2px solid ${theme.palette.primary.main}`, outlineOffset: -1 },
}))

/** A figure in a table, whose name is in the table's heads; pressed, it tells where it comes from. */
export const CellFigure = memo(function CellFigure({
  title,
  value,
  trace,
}: {
  readonly title: string
  readonly value: string
  readonly trace: Trace
}) {
  const explain = useExplain()
  return (
    <Button
      type="button"
      aria-haspopup="dialog"
      onClick={event => explain(event.currentTarget, { title, trace })}
    >
      {value}
    </Button>
  )
})
