import Typography from '@mui/material/Typography'
import type { RecostState } from './recostState.ts'

/** How the recosting of a product stands, in words. */
export function RecostWords({ state }: { readonly state: RecostState }) {
  const { recosting, recosted, failure, now } = state
  // The last of the polls had no result yet: the costing goes on.
  const last = now?.status === 'Running' ? 'It is still being costed. Look again later.' : failure
  const words = recosting ? 'Recosting…' : recosted ? 'Recosted' : last
  if (words === '') return null
  return (
    <Typography
      component="span"
      variant="body2"
      role="status"
      color={failure === '' ? (recosted ? 'success.dark' : 'textSecondary') : 'error'}
    >
      {words}
    </Typography>
  )
}
