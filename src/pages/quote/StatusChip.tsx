import Chip, { type ChipProps } from '@mui/material/Chip'
import type { Quote } from '#contract/quote'

const colours: Readonly<Record<Quote['status'], ChipProps['color']>> = {
  Draft: 'default',
  'In Progress': 'info',
  'On Hold': 'warning',
  Approved: 'success',
  Ordered: 'success',
  Closed: 'default',
  Expired: 'error',
}

/** The derived status of a quote. */
export function StatusChip({ status }: Pick<Quote, 'status'>) {
  return <Chip label={status} color={colours[status]} variant={status === 'Draft' ? 'outlined' : 'filled'} />
}
