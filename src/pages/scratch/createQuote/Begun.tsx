import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { Link } from 'react-router-dom'
import type { Progress } from './createFromPad.ts'

interface BegunProps {
  /** Why the last try stopped, a sentence each; none: it did not. */
  readonly failure: readonly string[]
  readonly progress: Progress
}

/** Why the quote is not whole, what of it exists, and the way there. */
export function Begun({ failure, progress: { quoteId, itemId } }: BegunProps) {
  if (failure.length === 0) return null
  const made =
    itemId === null ? { to: `/quotes/${quoteId}`, name: 'quote' } : { to: `/qitem/${itemId}`, name: 'item' }
  return (
    <Alert
      severity="error"
      action={
        quoteId === null ? null : (
          <Button color="inherit" component={Link} to={made.to} state={{ discardChanges: true }}>
            {`Open the ${made.name}`}
          </Button>
        )
      }
    >
      {failure.join(' ')}
      {quoteId === null
        ? ' Nothing was made; what you entered here stays.'
        : ` The ${made.name} is there, but not all of it was saved. Another try goes on from there.`}
    </Alert>
  )
}
