import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { dayIn } from '#domain/formats'
import { heldWords, lastOrderWords } from './lastSoldWords.ts'
import type { LastSoldShown } from './useLastSold.ts'

/** What the product that the item was begun from was last sold for; what nobody answered is said, and asked again at a press. */
export function LastSoldLine({ shown }: { readonly shown: LastSoldShown }) {
  const { last, pricing, error, isFetching, askAgain } = shown
  const failure = last === null ? '' : last.failure
  return (
    <>
      {last === null ? null : (
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {[lastOrderWords(last, pricing), heldWords(last, dayIn(new Date()))].join(' ').trim()}
        </Typography>
      )}
      {failure === '' && error === null ? null : (
        <Alert
          severity="warning"
          action={
            <Button size="small" color="inherit" loading={isFetching} onClick={askAgain}>
              Ask again
            </Button>
          }
        >
          {last === null
            ? 'What the product it was begun from is sold for could not be read.'
            : `What ${last.productCode} is sold for is not known. ${failure}`}
        </Alert>
      )}
    </>
  )
}
