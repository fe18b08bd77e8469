import LockIcon from '@mui/icons-material/Lock'
import PriorityHighIcon from '@mui/icons-material/PriorityHigh'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import type { DragEvent, KeyboardEvent } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import type { SampleRow } from '#contract/samples'
import { counted, date } from '#domain/formats'
import { type SampleStatus, sampleStatuses } from '#domain/samples'
import { DueDay } from '../../due/DueDay.tsx'
import { duePill } from '../../due/duePill.ts'
import { CuttingFileLink } from '../CuttingFileLink.tsx'
import { SampleActions } from '../SampleActions.tsx'
import { sampleDueState } from '../sampleColumns.tsx'
import { focusBeside } from './focusBeside.ts'

/** The status `by` columns beside another; null where the board ends. */
function statusBeside(status: string, by: 1 | -1): SampleStatus | null {
  const place = sampleStatuses.indexOf(status as SampleStatus)
  return place < 0 ? null : (sampleStatuses[place + by] ?? null)
}

interface SampleCardProps {
  readonly row: SampleRow
  readonly onMove: (row: SampleRow, to: SampleStatus) => void
  readonly onDrag: (event: DragEvent, row: SampleRow) => void
}

const steps: Readonly<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowLeft: -1 }

/**
 * A sample request on the board: dragged to another status, or moved there with Shift and the arrows; the arrows alone
 * go from card to card, and the keys of the list's rows press its buttons.
 */
export function SampleCard({ row, onMove, onDrag }: SampleCardProps) {
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.target !== event.currentTarget || event.ctrlKey || event.metaKey || event.altKey) return
    const step = steps[event.key]
    if (event.shiftKey && step !== undefined) {
      event.preventDefault()
      const to = statusBeside(row.sampleStatus, step)
      if (to !== null) onMove(row, to)
      return
    }
    if (event.key.startsWith('Arrow')) {
      event.preventDefault()
      focusBeside(event.currentTarget, event.key)
      return
    }
    event.currentTarget.querySelector<HTMLElement>(`[aria-keyshortcuts="${CSS.escape(event.key)}"]`)?.click()
  }
  return (
    <Paper
      variant="outlined"
      component="article"
      aria-label={`Sample request ${row.id}`}
      aria-keyshortcuts="Shift+ArrowRight Shift+ArrowLeft"
      data-sample={row.id}
      tabIndex={0}
      draggable
      onDragStart={event => onDrag(event, row)}
      onKeyDown={onKeyDown}
      sx={{ p: 1, cursor: 'grab', '&:focus-visible': { outline: 2, outlineColor: 'primary.main' } }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
        <Typography variant="body2" sx={{ fontWeight: 600, flexGrow: 1 }}>
          {row.id} ·{' '}
          <Link component={RouterLink} to={`/qitem/${row.quoteItemId}`} draggable={false}>
            {row.reference}
          </Link>
        </Typography>
        {row.isUrgent ? <PriorityHighIcon color="error" sx={{ fontSize: 16 }} titleAccess="Urgent" /> : null}
        {row.isLocked ? (
          <LockIcon color="action" sx={{ fontSize: 16 }} titleAccess={`Locked by ${row.lockedByName}`} />
        ) : null}
      </Box>
      <Typography variant="body2" noWrap title={row.customerName}>
        {row.customerName}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {[counted(row.numberOfSamples, 'sample'), row.boardGrade].filter(Boolean).join(' · ')}
      </Typography>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minWidth: 0 }}>
        {row.deliveryDate === null ? null : (
          <Box
            component="span"
            sx={[{ flex: 'none', typography: 'body2' }, ({ palette }) => duePill(palette)]}
          >
            <DueDay state={sampleDueState(row)} due={row.deliveryDate} day={date(row.deliveryDate)} />
          </Box>
        )}
        <Typography variant="body2" color="textSecondary" noWrap title={row.dropLocation}>
          {row.dropLocation}
        </Typography>
      </Box>
      <CuttingFileLink row={row} />
      <Box sx={{ mt: 0.5 }}>
        <SampleActions row={row} />
      </Box>
    </Paper>
  )
}
