import EventBusyIcon from '@mui/icons-material/EventBusy'
import Box from '@mui/material/Box'
import type { NewWorkRow } from '#contract/newWork'
import { manualOrderDate } from '#domain/formats'
import { Sign } from '../../../resources/list/Sign.tsx'
import { isOverdue } from './isOverdue.ts'

const over = ['COMPLETE', 'INVOICED', 'REJECTED']

/** The day the vendor has to deliver; one that has passed while the order is open carries a sign that says so. */
export function OrderDue({ row }: { readonly row: NewWorkRow }) {
  const words = manualOrderDate(row.dateDue)
  if (over.includes(row.status) || !isOverdue(row.dateDue, new Date())) return words
  return (
    <Box
      component="span"
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, color: 'error.main', fontWeight: 600 }}
    >
      {words}
      <Sign meaning="Overdue" color="error.main">
        <EventBusyIcon />
      </Sign>
    </Box>
  )
}
