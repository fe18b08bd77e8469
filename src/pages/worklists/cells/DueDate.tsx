import EventBusyIcon from '@mui/icons-material/EventBusy'
import Box from '@mui/material/Box'
import Tooltip from '@mui/material/Tooltip'
import type { WorklistRow } from '#contract/quote-worklist'
import { date } from '#domain/formats'
import { isOverdue } from '../isOverdue.ts'

/** The customer's due date; one that has passed carries a sign and the word. */
export function DueDate({ row }: { readonly row: WorklistRow }) {
  if (!isOverdue(row.customerDueDate, new Date())) return date(row.customerDueDate)
  return (
    <Tooltip title="Overdue">
      <Box
        component="span"
        sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, color: 'error.main', fontWeight: 600 }}
      >
        {date(row.customerDueDate)}
        <EventBusyIcon role="img" aria-label="Overdue" sx={{ fontSize: 16 }} />
      </Box>
    </Tooltip>
  )
}
