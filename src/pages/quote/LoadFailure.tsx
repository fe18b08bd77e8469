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
  /** Where the way back leads. */
  readonly back: string
}

/** Says in place of a page why it could not be loaded, and offers another try and a way back. */
export function LoadFailure({ error, message, retrying, onRetry, back }: LoadFailureProps) {
  const reason = failureText(error)
  return (
    <Alert
      severity="error"
      action={
        <>
          <Button color="inherit" component={Link} to={back}>
            Go back
          </Button>
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
