import EventBusyIcon from '@mui/icons-material/EventBusy'
import Box from '@mui/material/Box'
import type { WorklistRow } from '#contract/quote-worklist'
import { date } from '#domain/formats'
import { Sign } from '../../../../resources/list/Sign.tsx'
import { isOverdue } from '../isOverdue.ts'

/** The customer's due date; one that has passed carries a sign that says so. */
export function DueDate({ row }: { readonly row: WorklistRow }) {
  if (!isOverdue(row.customerDueDate, new Date())) return date(row.customerDueDate)
  return (
    <Box
      component="span"
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, color: 'error.main', fontWeight: 600 }}
    >
      {date(row.customerDueDate)}
      <Sign meaning="Overdue" color="error.main">
        <EventBusyIcon />
      </Sign>
    </Box>
  )
}
