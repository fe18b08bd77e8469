import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { type DragEvent, useId } from 'react'
import type { SampleRow } from '#contract/samples'
import type { SampleStatus } from '#domain/samples'
import { SampleCard } from './SampleCard.tsx'

interface BoardColumnProps {
  readonly status: SampleStatus
  readonly rows: readonly SampleRow[]
  /** Whether the filter leaves its requests out: nobody knows how many there are. */
  readonly isLeftOut: boolean
  /** Whether a card is held over it. */
  readonly isOver: boolean
  readonly onMove: (row: SampleRow, to: SampleStatus) => void
  readonly onDrag: (event: DragEvent, row: SampleRow) => void
  readonly onOver: (event: DragEvent) => void
  readonly onLeave: () => void
  readonly onDrop: (event: DragEvent) => void
}

/** The requests at one status. */
export function BoardColumn(props: BoardColumnProps) {
  const { status, rows, isLeftOut, isOver, onMove, onDrag, onOver, onLeave, onDrop } = props
  const titleId = useId()
  return (
    <Box
      component="section"
      aria-labelledby={titleId}
      onDragOver={onOver}
      onDragLeave={onLeave}
      onDrop={onDrop}
      sx={{
        display: 'flex',
        flexDirection: 'column',
        gap: 0.75,
        p: 0.75,
        borderRadius: 1,
        bgcolor: 'action.hover',
        outline: isOver ? 2 : 0,
        outlineColor: 'primary.main',
        outlineStyle: 'solid',
        outlineOffset: -2,
        minHeight: '100%',
      }}
    >
      <Typography id={titleId} component="h2" variant="h4" sx={{ px: 0.5 }}>
        {status}{' '}
        <Typography component="span" variant="body2" color="textSecondary">
          {isLeftOut ? 'filtered out' : rows.length}
        </Typography>
      </Typography>
      {rows.map(row => (
        <SampleCard key={row.id} row={row} onMove={onMove} onDrag={onDrag} />
      ))}
    </Box>
  )
}
