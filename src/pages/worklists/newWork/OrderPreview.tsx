import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useDataProvider } from 'react-admin'
import type { NewWorkRow } from '#contract/newWork'
import { quote } from '#contract/quote'
import { date, dateTime, decimal, manualOrderDate, money } from '#domain/formats'
import { orderTypeLabel } from '#domain/manualOrders'
import { text } from '#domain/messages'
import { type BoxwrightDataProvider, refreshCalls, useCall } from '../../../dataProvider/index.ts'
import { useSay, useSayFailure } from '../../../layout/notifications/useSay.ts'
import { Facts } from '../../../resources/facts/Facts.tsx'
import { logSentence } from './logSentence.ts'
import { NewWorkActions } from './NewWorkActions.tsx'

const heading = { variant: 'subtitle2', component: 'h3', sx: { mt: 2, mb: 0.5 } } as const

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

/** An order beside its worklist: facts, what may be done, a comment, and what happened. */
export function OrderPreview({ row }: { readonly row: NewWorkRow }) {
  return (
    <>
      <NewWorkActions row={row} />
      <Typography {...heading}>{row.productDescription}</Typography>
      <Facts
        facts={[
          ['Status', row.status || 'Not ordered'],
          ['Order type', orderTypeLabel(row.orderType)],
          ['Vendor', row.vendor],
          ['Vendor due date', manualOrderDate(row.dateDue)],
          ['Reference', row.orderReference],
          ['Stereo', row.stereo],
          ['Forme code', row.formeCode],
          ['Colours', decimal(row.colours, 0)],
          ['Charge', money(row.charge)],
          ['Customer', [row.customer, row.customerCode].filter(Boolean).join(' · ')],
          ['Customer due date', date(row.customerDueDate)],
          ['Plant', row.plant],
          ['Order PO', row.orderPO],
        ]}
      />
      {row.toolingOrderId === null ? null : (
        <>
          <Typography {...heading}>Comment</Typography>
          <Comment toolingOrderId={row.toolingOrderId} />
          <Typography {...heading}>History</Typography>
          <Logs id={row.toolingOrderId} />
        </>
      )}
    </>
  )
}
