import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { Link } from 'react-router-dom'
import { Page } from '../Page.tsx'

export interface NoSuchNumberProps {
  /** What the page shows one of: `quote item`. */
  readonly what: string
  /** What stands in the address instead of a number. */
  readonly said: string
  /** How one is found. */
  readonly remedy: string
  readonly to: string
  /** Words on the way there. */
  readonly toLabel: string
}

/** A page whose address has no number where one belongs: says so, and where the thing is found. */
export function NoSuchNumber({ what, said, remedy, to, toLabel }: NoSuchNumberProps) {
  return (
    <Page title={what.charAt(0).toUpperCase() + what.slice(1)}>
      <Alert
        severity="warning"
        action={
          <Button color="inherit" component={Link} to={to}>
            {toLabel}
          </Button>
        }
      >
        {`“${said}” is no number of a ${what}. ${remedy}`}
      </Alert>
    </Page>
  )
}
