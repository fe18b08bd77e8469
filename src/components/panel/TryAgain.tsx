import Alert, { type AlertProps } from '@mui/material/Alert'
import Button from '@mui/material/Button'

interface TryAgainProps extends Pick<AlertProps, 'severity' | 'sx' | 'children'> {
  /** Left out: there is nothing to try. */
  readonly onRetry?: (() => unknown) | undefined
  readonly disabled?: boolean
}

/** What could not be read or done, in the place where it would stand, with another try. */
export function TryAgain({ severity = 'warning', onRetry, disabled = false, ...about }: TryAgainProps) {
  const again =
    onRetry === undefined ? undefined : (
      <Button size="small" color="inherit" disabled={disabled} onClick={() => void onRetry()}>
        Try again
      </Button>
    )
  return <Alert severity={severity} action={again} {...about} />
}
