import TextField from '@mui/material/TextField'
import { useState } from 'react'
import type { NewWorkRow } from '#contract/newWork'
import { isOnCalendar } from '#domain/days'
import { date, dayIn, money, parseDueDate } from '#domain/formats'
import { dueDateRefusal, type OfferedOrderAction, type OrderQuestion } from '#domain/manualOrders'
import { text } from '#domain/messages'
import { FormDialog } from '../../../components/dialog/FormDialog.tsx'
import { DayField } from '../../../components/editing/fields/DayField.tsx'
import type { OrderSaid } from './useOrderAction.ts'

/** What the dialog says of an order. */
type ActedOn = Pick<NewWorkRow, 'toolingOrderId' | 'dateDue' | 'productDescription' | 'reference' | 'charge'>

interface OrderActionDialogProps {
  readonly rows: readonly ActedOn[]
  readonly action: OfferedOrderAction
  readonly busy: boolean
  readonly onClose: () => void
  readonly onSay: (said: OrderSaid) => void
}

const chargeOf = ({ charge }: ActedOn): string => (charge === null ? 'no charge entered' : money(charge))

/** What an action says before it is done, of one order and of several. */
const words: Readonly<Record<OrderQuestion, (rows: readonly ActedOn[], only?: ActedOn) => string>> = {
  dueDate: (_, only) =>
    only === undefined
      ? 'New work has to agree to another day of each of them.'
      : `Due ${date(only.dateDue)} until now. New work has to agree to another day.`,
  reason: (rows, only) =>
    only === undefined
      ? `${rows.map(({ reference }) => reference).join(', ')}. The orders go back to new work, who may resubmit them.`
      : `${only.productDescription}. The order goes back to new work, who may resubmit it.`,
  charge: (rows, only) =>
    only === undefined
      ? `${rows.map(row => `${row.toolingOrderId}: ${chargeOf(row)}`).join(', ')}.`
      : `${only.productDescription}. Right after it can be undone, later not.`,
}

const labels: Readonly<Record<OrderQuestion, string>> = {
  dueDate: 'Due date',
  reason: 'Reason',
  charge: 'Amount, without tax',
}

function startOf(asks: OrderQuestion, only: ActedOn | undefined): string {
  if (asks === 'dueDate') return only?.dateDue ?? ''
  return asks === 'charge' && only?.charge != null ? String(only.charge) : ''
}

/** An amount as it was typed: null when empty, NaN when it is none. */
const amountOf = (typed: string): number | null => {
  const plain = typed.replace(/[\s,$]/g, '')
  return plain === '' ? null : Number(plain)
}

/** What is wrong with a due date that was typed; the one there is may have passed. */
function dayFault(day: string, before: string | null | undefined): string | undefined {
  if (day === '' || day === before) return undefined
  if (!isOnCalendar(day)) return text('formInvalidDate')
  return dueDateRefusal(day, dayIn(new Date())) ?? undefined
}

/** Asks what an action on orders needs: why they are rejected, the new due date, or what is charged. */
export function OrderActionDialog({ rows, action, busy, onClose, onSay }: OrderActionDialogProps) {
  const only = rows.length === 1 ? rows[0] : undefined
  const what = only === undefined ? `${rows.length} orders` : `order ${only.toolingOrderId}`
  const asks = action.asks ?? 'reason'
  const [value, setValue] = useState(() => startOf(asks, only))
  const isDate = asks === 'dueDate'
  const isCharge = asks === 'charge'
  const amount = amountOf(value)
  const fault = isDate ? dayFault(value, only?.dateDue) : undefined
  const isWrong = isCharge && amount !== null && !(amount >= 0 && amount <= 10_000_000)
  const isMissing = isCharge
    ? isWrong
    : value.trim() === '' || fault !== undefined || (isDate && value === only?.dateDue)
  const said = (): OrderSaid => {
    if (isCharge) return only === undefined ? {} : { charge: amount }
    return isDate ? { dueDate: value } : { reason: value.trim() }
  }

  return (
    <FormDialog
      title={`${action.name}: ${what}`}
      words={words[asks](rows, only)}
      ok={action.name}
      disabled={isMissing}
      busy={busy}
      staysWhileBusy
      onClose={onClose}
      onSubmit={() => onSay(said())}
    >
      {isDate ? (
        <DayField
          autoFocus
          label={labels.dueDate}
          value={value}
          onDay={day => setValue(day ?? '')}
          parse={parseDueDate}
          error={fault}
        />
      ) : isCharge && only === undefined ? null : (
        <TextField
          autoFocus
          multiline={asks === 'reason'}
          {...(asks === 'reason' ? { minRows: 2 } : {})}
          label={labels[asks]}
          value={value}
          onChange={event => setValue(event.target.value)}
          error={isWrong}
          helperText={
            isWrong
              ? 'An amount from 0 to 10,000,000'
              : isCharge
                ? 'Left empty, no charge is entered.'
                : undefined
          }
          slotProps={{
            htmlInput: {
              ...(asks === 'reason' ? { maxLength: 500 } : {}),
              ...(isCharge ? { inputMode: 'decimal', autoComplete: 'off' } : {}),
            },
            inputLabel: { shrink: true },
          }}
        />
      )}
    </FormDialog>
  )
}
