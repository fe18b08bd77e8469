import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { quote } from '#contract/quote'
import { text } from '#domain/messages'
import { refreshCalls, useProvider } from '../../../dataProvider/index.ts'
import { useSay, useSayFailure } from '../../../layout/notifications/useSay.ts'

/** Writes a comment on an order; it stands in the order's history. */
export function OrderComment({ toolingOrderId }: { readonly toolingOrderId: number }) {
  const dataProvider = useProvider()
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
