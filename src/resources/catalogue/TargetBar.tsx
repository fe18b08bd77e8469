import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { Link } from 'react-router-dom'
import type { QuoteTarget } from '../../components/intoQuote/quoteTarget.ts'

/** Says into which quote products go, with the way back to it. */
export function TargetBar({ target }: { readonly target: QuoteTarget }) {
  return (
    <Alert
      severity="info"
      sx={{ mb: 1, py: 0 }}
      action={
        <Button color="inherit" size="small" component={Link} to={`/quotes/${target.quoteId}`}>
          Back to the quote
        </Button>
      }
    >
      {`Products go into quote ${target.quoteReference} for ${target.customerName}.`}
    </Alert>
  )
}
