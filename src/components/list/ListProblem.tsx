import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { listReason } from './listReason.ts'

interface ListProblemProps {
  readonly error: unknown
  readonly onRetry: () => void
  /** What still stands on the screen is older than what was asked for. */
  readonly stillShown?: boolean
  /** What failed, in the product's words; stands above the reason, as it is quoted. */
  readonly what?: string
}

/** Says that a list could not be read, why, and offers to try again. */
export function ListProblem({ error, onRetry, stillShown = false, what = '' }: ListProblemProps) {
  const reason = listReason(error)
  return (
    <Alert
      severity="error"
      sx={{ mb: 1, py: 0 }}
      action={
        <Button color="inherit" size="small" onClick={onRetry}>
          Retry
        </Button>
      }
    >
      {what === '' ? null : <div>{what}</div>}
      {stillShown ? `${reason} What you see is from the last time it worked.` : reason}
    </Alert>
  )
}
