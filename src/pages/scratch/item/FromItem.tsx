import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { memo, useMemo } from 'react'
import { Link } from 'react-router-dom'
import type { OpenedItem } from './openedItem.ts'
import type { PadMasters } from './padPair.ts'
import { unshown } from './unshown.ts'

interface FromItemProps {
  readonly item: OpenedItem
  readonly masters: PadMasters
  /** Puts back what stood on the pad before; null: it can't. */
  readonly putBack: (() => void) | null
}

/** Which item stands on the pad, what of it the pad cannot show, and the way back to it. */
export const FromItem = memo(function FromItem({ item, masters, putBack }: FromItemProps) {
  const sentences = useMemo(() => unshown(item.sections, masters), [item, masters])
  return (
    <Alert
      severity="info"
      role="status"
      sx={{ py: 0, mb: 1, '& .MuiAlert-action': { flexShrink: 0, whiteSpace: 'nowrap' } }}
      action={
        <>
          {putBack === null ? null : (
            <Button color="inherit" onClick={putBack}>
              Undo
            </Button>
          )}
          <Button color="inherit" component={Link} to={`/qitem/${item.id}/${item.tab}`}>
            Back to the item
          </Button>
        </>
      }
    >
      {`Item ${item.reference} ${item.name}`.trim()}
      {item.isSaved ? '. ' : ', with what you have not saved there. '}
      {sentences.join(' ')} What is changed here stays here; a quote made of it keeps what the pad has no
      field for.
    </Alert>
  )
})
