import Chip from '@mui/material/Chip'
import type { Customer } from '#contract/customer'

const words = { TRADING: 'Trading', PROSPECT: 'Prospect' } as const

/** Whether a customer trades with us or is a prospect yet. */
export function CustomerStatus({ status }: Pick<Customer, 'status'>) {
  return (
    <Chip
      size="small"
      variant="outlined"
      label={words[status]}
      color={status === 'TRADING' ? 'success' : 'default'}
      sx={{ height: 20, fontSize: '0.75rem' }}
    />
  )
}
