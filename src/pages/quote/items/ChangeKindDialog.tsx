import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import FormControlLabel from '@mui/material/FormControlLabel'
import LinearProgress from '@mui/material/LinearProgress'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { type SubmitEvent, useId, useState } from 'react'
import { quote as calls, type QuoteItem } from '#contract/quote'
import { listed } from '#domain/formats'
import { text } from '#domain/messages'
import {
  changedKind,
  itemCategories,
  itemCategoryLabel,
  kindRefusal,
  sections,
  tabLabels,
} from '#domain/quoteItem'
import { failureText, isFailure, useCall, useCallMutation } from '../../../dataProvider/index.ts'
import { LoadFailure } from '../../../layout/errors/LoadFailure.tsx'
import { useSay } from '../../../layout/notifications/useSay.ts'

interface ChangeKindDialogProps {
  readonly quoteItemId: number
  readonly onClose: () => void
}

/** Makes an item of another category; what it loses by that is said before. */
export function ChangeKindDialog({ quoteItemId, onClose }: ChangeKindDialogProps) {
  const titleId = useId()
  const { data, error, isFetching, refetch } = useCall(calls.item, { params: { id: quoteItemId } })
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby={titleId}>
      <DialogTitle id={titleId}>Change Item Category</DialogTitle>
      {data === undefined ? (
        <DialogContent>
          {error === null ? (
            <LinearProgress aria-label="Loading the item" />
          ) : (
            <LoadFailure error={error} retrying={isFetching} onRetry={() => void refetch()} />
          )}
        </DialogContent>
      ) : (
        <KindForm item={data} onClose={onClose} />
      )}
    </Dialog>
  )
}

function KindForm({ item, onClose }: { readonly item: QuoteItem; readonly onClose: () => void }) {
  const say = useSay()
  const now = item.product.itemCategory
  const [itemCategory, setCategory] = useState('')
  const [isReset, setReset] = useState(false)
  const change = useCallMutation(calls.changeProductType, {
    refresh: [calls.get, calls.item, calls.log, calls.draftQuotes],
  })
  const stands = {
    itemCategory: now,
    hasSource: item.sourceSize !== null,
    isOther: item.isOfOtherCustomer,
  }
  const offered = itemCategories.filter(({ code }) => kindRefusal(stands, code) === '')
  const loses = itemCategory === '' ? [] : (changedKind(item, itemCategory, isReset)?.loses ?? [])
  const names = [...new Set(loses.map(key => tabLabels[sections[key].tab]))]
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (itemCategory === '') return
    change.mutate(
      { body: { id: item.id, itemCategory, isReset, versions: item.versions } },
      {
        onSuccess: ({ said, actionMessage }) => {
          say(`${item.reference} is ${itemCategoryLabel(itemCategory)} now.`, 'success')
          if (actionMessage !== '') say(actionMessage, 'warning')
          if (said.length > 0) say(said)
          onClose()
        },
      },
    )
  }
  return (
    <form onSubmit={submit} noValidate>
      <DialogContent>
        {change.error === null ? null : (
          <Alert severity="error" sx={{ mb: 1 }}>
            {failureText(change.error, text('productSaveError'))}
            {isFailure(change.error, 'stale')
              ? ' Close this and open it again to see what is there now.'
              : ''}
          </Alert>
        )}
        <TextField
          select
          autoFocus
          label={`${item.reference} is ${itemCategoryLabel(now)}. Make it`}
          value={itemCategory}
          onChange={({ target }) => setCategory(target.value)}
          slotProps={{ inputLabel: { shrink: true } }}
        >
          {offered.map(({ code, label }) => (
            <MenuItem key={code} value={code}>
              {label}
            </MenuItem>
          ))}
        </TextField>
        <FormControlLabel
          control={<Checkbox checked={isReset} onChange={({ target }) => setReset(target.checked)} />}
          label="Begin afresh: clear what the category does not keep"
        />
        {names.length === 0 ? null : (
          <Alert severity="warning" sx={{ mt: 1 }}>
            {`What is entered on ${listed(names)} is cleared. This can't be undone.`}
          </Alert>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <Button
          type="submit"
          variant="contained"
          color={names.length === 0 ? 'primary' : 'error'}
          disabled={itemCategory === ''}
          loading={change.isPending}
        >
          {names.length === 0 ? 'Change' : 'Change and Clear'}
        </Button>
      </DialogActions>
    </form>
  )
}
