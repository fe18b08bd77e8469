import Typography from '@mui/material/Typography'
import type { RecostState } from './recostState.ts'

/** How the recosting of a product stands, in words. */
export function RecostWords({ state }: { readonly state: RecostState }) {
  const { recosting, recosted, failure } = state
  const words = recosting ? 'Recosting…' : recosted ? 'Recosted' : failure
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
