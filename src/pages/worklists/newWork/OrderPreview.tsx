import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useDataProvider } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import type { NewWorkRow } from '#contract/newWork'
import { quote } from '#contract/quote'
import { date, dateTime, decimal, manualOrderDate, money } from '#domain/formats'
import { orderTypeLabel } from '#domain/manualOrders'
import { text } from '#domain/messages'
import { itemCategoryLabel } from '#domain/quoteItem'
import { type BoxwrightDataProvider, refreshCalls, useCall } from '../../../dataProvider/index.ts'
import { useSay, useSayFailure } from '../../../layout/notifications/useSay.ts'
import { type Fact, Facts } from '../../../resources/facts/Facts.tsx'
import { ItemComments } from '../preview/ItemComments.tsx'
import { ItemHistory } from '../preview/ItemHistory.tsx'
import { previewHeading } from '../preview/previewHeading.ts'
import { useItemOrders } from './itemOrders.ts'
import { logSentence } from './logSentence.ts'
import { NewWorkActions } from './NewWorkActions.tsx'

function Comment({ toolingOrderId }: { readonly toolingOrderId: number }) {
  const dataProvider = useDataProvider<BoxwrightDataProvider>()
  const queryClient = useQueryClient()
  const say = useSay()
  const sayFailure = useSayFailure()
  const [comment, setComment] = useState('')
  const [busy, setBusy] = useState(false)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    try {
      await dataProvider.call(quote.saveOrderComment, { body: { toolingOrderId, comment } })
      say(text('manualOrderCommentAdded'), 'success')
      setComment('')
      void refreshCalls(queryClient, [quote.manualOrderLogs])
    } catch (error) {
      sayFailure(error, text('manualOrderCommentError'))
    } finally {
      setBusy(false)
    }
  }

  return (
    <form onSubmit={event => void submit(event)}>
      <TextField
        multiline
        label="Comment"
        value={comment}
        onChange={event => setComment(event.target.value)}
        slotProps={{ htmlInput: { maxLength: 2000 } }}
      />
      <Button type="submit" loading={busy} disabled={comment.trim() === ''}>
        Add comment
      </Button>
    </form>
  )
}

function Logs({ id }: { readonly id: number }) {
  const { data, isPending, isError } = useCall(
    quote.manualOrderLogs,
    { params: { id } },
    { meta: { quiet: true } },
  )
  if (data === undefined || data.length === 0) {
    return (
      <Typography variant="body2" color="textSecondary">
        {isPending ? 'Loading…' : isError ? text('manualOrderHistoryError') : 'None yet.'}
      </Typography>
    )
  }
  return data.slice(0, 30).map(line => (
    <Typography key={line.id} variant="body2" sx={{ mb: 0.5, overflowWrap: 'anywhere' }}>
      {`${dateTime(line.at)} · ${line.whoName} · ${logSentence(line)}`}
    </Typography>
  ))
}

const customerOf = (row: NewWorkRow) => [row.customer, row.customerCode].filter(Boolean).join(' · ')

const orderFacts = (row: NewWorkRow): Fact[] => [
  ['Status', row.status || 'Not ordered'],
  ['Order type', orderTypeLabel(row.orderType)],
  ['Vendor', row.vendor],
  ['Vendor due date', manualOrderDate(row.dateDue)],
  ['Reference', row.orderReference],
  ['Stereo', row.stereo],
  ['Forme code', row.formeCode],
  ['Colours', decimal(row.colours, 0)],
  ['Charge', money(row.charge)],
  ['Customer', customerOf(row)],
  ['Customer due date', date(row.customerDueDate)],
  ['Plant', row.plant],
  ['Order PO', row.orderPO],
]

/** Of a quote item that nothing is ordered for yet. */
const itemFacts = (row: NewWorkRow): Fact[] => [
  ['Order', 'Nothing is ordered yet'],
  ['Customer', customerOf(row)],
  ['Quote', row.quoteDescription],
  ['Step', row.step],
  ['Workgroup', row.assignmentGroup],
  ['Assignee', row.assignee],
  ['Due', date(row.customerDueDate)],
  ['Arrived', dateTime(row.dateArrived)],
  ['Plant', row.plant],
  ['Quantity', decimal(row.orderQty, 0)],
  ['Order PO', row.orderPO],
  ['Product code', row.productCode],
  ['Item category', itemCategoryLabel(row.itemCategory)],
]

function OfItem({ row: { quoteId, quoteItemId, workflowId } }: { readonly row: NewWorkRow }) {
  if (quoteId === null || quoteItemId === null || workflowId === null) return null
  return (
    <>
      <ItemComments quoteId={quoteId} quoteItemId={quoteItemId} />
      <ItemHistory workflowId={workflowId} />
    </>
  )
}

/** Leads to the other orders of the order's quote item. */
function OtherOrders({ row }: { readonly row: NewWorkRow }) {
  const itemOrders = useItemOrders(row)
  if (itemOrders === null) return null
  const { label, ...way } = itemOrders
  return (
    <Link component={RouterLink} {...way} sx={{ display: 'block', mt: 1, typography: 'body2' }}>
      {label}
    </Link>
  )
}

/** An order, or an item that waits for one, beside its worklist: facts, what may be done, a comment, and what happened. */
export function OrderPreview({ row }: { readonly row: NewWorkRow }) {
  return (
    <>
      <NewWorkActions row={row} />
      <Typography {...previewHeading}>{row.productDescription}</Typography>
      <Facts facts={row.toolingOrderId === null ? itemFacts(row) : orderFacts(row)} />
      {row.toolingOrderId === null ? (
        <OfItem row={row} />
      ) : (
        <>
          <OtherOrders row={row} />
          <Typography {...previewHeading}>Comment</Typography>
          <Comment toolingOrderId={row.toolingOrderId} />
          <Typography {...previewHeading}>History</Typography>
          <Logs id={row.toolingOrderId} />
        </>
      )}
    </>
  )
}
