import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import TextField from '@mui/material/TextField'
import { type FormEvent, useId, useState } from 'react'
import type { NewWorkRow } from '#contract/newWork'
import { manualOrderDate } from '#domain/formats'
import type { OfferedOrderAction } from '#domain/manualOrders'
import type { OrderSaid } from './useOrderAction.ts'

interface OrderActionDialogProps {
  readonly rows: readonly NewWorkRow[]
  readonly action: OfferedOrderAction
  readonly busy: boolean
  readonly onClose: () => void
  readonly onSay: (said: OrderSaid) => void
}

/** Asks what an action on orders needs: why they are rejected, or the new due date. */
export function OrderActionDialog({ rows, action, busy, onClose, onSay }: OrderActionDialogProps) {
  const titleId = useId()
  const only = rows.length === 1 ? rows[0] : undefined
  const what = only === undefined ? `${rows.length} orders` : `order ${only.toolingOrderId}`
  const [value, setValue] = useState(action.asks === 'dueDate' ? (only?.dateDue ?? '') : '')
  const isDate = action.asks === 'dueDate'
  const isMissing = value.trim() === '' || (isDate && value === only?.dateDue)

  const dateWords =
    only === undefined
      ? 'New work has to agree to another day of each of them.'
      : `Due ${manualOrderDate(only.dateDue)} until now. New work has to agree to another day.`
  const rejectWords =
    only === undefined
      ? `${rows.map(({ reference }) => reference).join(', ')}. The orders go back to new work, who may resubmit them.`
      : `${only.productDescription}. The order goes back to new work, who may resubmit it.`

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!busy && !isMissing) onSay(isDate ? { dueDate: value } : { reason: value.trim() })
  }

  return (
    <Dialog
      open
      onClose={busy ? undefined : onClose}
      aria-labelledby={titleId}
      slotProps={{ paper: { sx: { width: 440, maxWidth: 'calc(100vw - 32px)' } } }}
    >
      <form onSubmit={submit}>
        <DialogTitle id={titleId}>{`${action.name}: ${what}`}</DialogTitle>
        <DialogContent>
          <DialogContentText sx={{ mb: 1.5 }}>{isDate ? dateWords : rejectWords}</DialogContentText>
          <TextField
            autoFocus
            type={isDate ? 'date' : 'text'}
            multiline={!isDate}
            minRows={isDate ? undefined : 2}
            label={isDate ? 'Due date' : 'Reason'}
            value={value}
            onChange={event => setValue(event.target.value)}
            slotProps={{ htmlInput: isDate ? {} : { maxLength: 500 }, inputLabel: { shrink: true } }}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose} disabled={busy}>
            Cancel
          </Button>
          <Button type="submit" variant="contained" loading={busy} disabled={isMissing}>
            {action.name}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
