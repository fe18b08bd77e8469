import Chip from '@mui/material/Chip'
import type { Delivery } from '#contract/messaging'

const colours = { Waiting: 'warning', Sending: 'info', Sent: 'success', Failed: 'error' } as const

/** How far a message has come. */
export function DeliveryState({ state }: { readonly state: Delivery['delivery'] }) {
  return (
    <Chip
      size="small"
      variant="outlined"
      color={colours[state]}
      label={state}
      sx={{ height: 20, fontSize: '0.75rem' }}
    />
  )
}
