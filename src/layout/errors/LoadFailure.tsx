import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { Link } from 'react-router-dom'
import { failureText } from '../../dataProvider/index.ts'

interface LoadFailureProps {
  readonly error: Error
  /** Said first; the reason follows. */
  readonly message?: string
  readonly retrying: boolean
  readonly onRetry: () => void
  /** Where a way back leads; without it there is none. */
  readonly back?: string
}

/** Says in place of what was to be shown why it could not be loaded, and offers another try. */
export function LoadFailure({ error, message, retrying, onRetry, back }: LoadFailureProps) {
  const reason = failureText(error)
  return (
    <Alert
      severity="error"
      action={
        <>
          {back === undefined ? null : (
            <Button color="inherit" component={Link} to={back}>
              Go back
            </Button>
          )}
          <Button color="inherit" loading={retrying} onClick={onRetry}>
            Try again
          </Button>
        </>
      }
    >
      {message === undefined ? reason : `${message}: ${reason}`}
    </Alert>
  )
}
