import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import type { Failure } from '../../dataProvider/index.ts'

interface NotSavedProps {
  /** The save that did not arrive; null shows nothing. */
  readonly lost: Failure | null
  readonly saving: boolean
  readonly onRetry: () => void
}

/** Says that a save did not arrive, that nothing entered is gone, and offers another try. */
export function NotSaved({ lost, saving, onRetry }: NotSavedProps) {
  if (lost === null) return null
  return (
    <Alert
      severity="error"
      sx={{ mb: 1 }}
      action={
        <Button color="inherit" size="small" loading={saving} onClick={onRetry}>
          Try again
        </Button>
      }
    >
      {lost.message.replace(/\.$/, '')}. Nothing is saved yet; what you entered stays here.
    </Alert>
  )
}
