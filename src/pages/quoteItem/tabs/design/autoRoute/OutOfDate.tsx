import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'

interface OutOfDateProps {
  readonly since: readonly string[]
  /** Null: the person may not route the item. */
  readonly onRoute: (() => void) | null
}

/** Says what has changed since the item was routed, and routes it again at a press. */
export function OutOfDate({ since, onRoute }: OutOfDateProps) {
  if (since.length === 0) return null
  return (
    <Alert
      severity="warning"
      sx={{ mb: 1 }}
      action={
        onRoute === null ? undefined : (
          <Button size="small" color="inherit" sx={{ whiteSpace: 'nowrap' }} onClick={onRoute}>
            Route again
          </Button>
        )
      }
    >
      {`Out of date. Changed since the item was routed: ${since.join('; ')}.`}
    </Alert>
  )
}
