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
  readonly row: NewWorkRow
  readonly action: OfferedOrderAction
  readonly busy: boolean
  readonly onClose: () => void
  readonly onSay: (said: OrderSaid) => void
}

/** Asks what an action on an order needs: why it is rejected, or the new due date. */
export function OrderActionDialog({ row, action, busy, onClose, onSay }: OrderActionDialogProps) {
  const titleId = useId()
  const [value, setValue] = useState(action.asks === 'dueDate' ? (row.dateDue ?? '') : '')
  const isDate = action.asks === 'dueDate'
  const isMissing = value.trim() === '' || (isDate && value === row.dateDue)

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
        <DialogTitle id={titleId}>{`${action.name}: order ${row.toolingOrderId}`}</DialogTitle>
        <DialogContent>
          <DialogContentText sx={{ mb: 1.5 }}>
            {isDate
              ? `Due ${manualOrderDate(row.dateDue)} until now. New work has to agree to another day.`
              : `${row.productDescription}. The order goes back to new work, who may resubmit it.`}
          </DialogContentText>
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
