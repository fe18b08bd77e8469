import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import type { QuoteItem } from '#contract/quote'
import { useUser } from '../../authProvider/UserContext.ts'
import { useItemChange } from './useItemChange.ts'
import { useWhen } from './useWhen.ts'

/** Says that somebody else changed the item that is open. Nothing is replaced until it is asked for, and never what is typed. */
export function ChangedByOthers({ item }: { readonly item: QuoteItem }) {
  const { login } = useUser()
  const { change, show } = useItemChange(item)
  const when = useWhen(change?.at)
  const isDeleted = change?.what === 'deleted'
  const who = change?.who.login === login ? 'you in another window' : change?.who.name
  return (
    <div role="status" aria-label="Changes by others">
      {change === null ? null : (
        <Alert
          role="presentation"
          severity="info"
          sx={{ mb: 1 }}
          action={
            isDeleted ? undefined : (
              <Button color="inherit" onClick={show}>
                Show
              </Button>
            )
          }
        >
          {`${isDeleted ? 'Deleted' : 'Changed'} by ${who} ${when}`}
        </Alert>
      )}
    </div>
  )
}
