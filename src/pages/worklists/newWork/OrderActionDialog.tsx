import TextField from '@mui/material/TextField'
import { useState } from 'react'
import type { NewWorkRow } from '#contract/newWork'
import { manualOrderDate } from '#domain/formats'
import type { OfferedOrderAction } from '#domain/manualOrders'
import { AskDialog } from '../AskDialog.tsx'
import type { OrderSaid } from './useOrderAction.ts'

/** What the dialog says of an order. */
type ActedOn = Pick<NewWorkRow, 'toolingOrderId' | 'dateDue' | 'productDescription' | 'reference'>

interface OrderActionDialogProps {
  readonly rows: readonly ActedOn[]
  readonly action: OfferedOrderAction
  readonly busy: boolean
  readonly onClose: () => void
  readonly onSay: (said: OrderSaid) => void
}

/** Asks what an action on orders needs: why they are rejected, or the new due date. */
export function OrderActionDialog({ rows, action, busy, onClose, onSay }: OrderActionDialogProps) {
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

  return (
    <AskDialog
      title={`${action.name}: ${what}`}
      words={isDate ? dateWords : rejectWords}
      action={action.name}
      isMissing={isMissing}
      busy={busy}
      onClose={onClose}
      onSubmit={() => onSay(isDate ? { dueDate: value } : { reason: value.trim() })}
    >
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
    </AskDialog>
  )
}
