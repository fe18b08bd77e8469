import EventBusyIcon from '@mui/icons-material/EventBusy'
import UpcomingIcon from '@mui/icons-material/Upcoming'
import Box from '@mui/material/Box'
import type { WorklistRow } from '#contract/quote-worklist'
import { date } from '#domain/formats'
import { Sign } from '../../../../resources/list/Sign.tsx'

const marks = {
  overdue: { meaning: 'Overdue', color: 'error.main', Icon: EventBusyIcon },
  dueSoon: { meaning: 'Due soon', color: 'warning.main', Icon: UpcomingIcon },
} as const

/** The customer's due date; one that has passed, or comes within days, carries a sign that says so. */
export function DueDate({ row }: { readonly row: WorklistRow }) {
  const { dueState, customerDueDate } = row
  if (dueState === 'none' || dueState === 'fine') return date(customerDueDate)
  const { meaning, color, Icon } = marks[dueState]
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 0.5,
        ...(dueState === 'overdue' ? { color, fontWeight: 600 } : {}),
      }}
    >
      {date(customerDueDate)}
      <Sign meaning={meaning} color={color}>
        <Icon />
      </Sign>
    </Box>
  )
}
