import { useNavigate } from 'react-router-dom'
import { quote } from '#contract/quote'
import { quoteWorklist } from '#contract/quote-worklist'
import { text } from '#domain/messages'
import { isFailure } from '../../dataProvider/failure.ts'
import { useCallMutation } from '../../dataProvider/useCallMutation.ts'
import { useConfirm } from '../confirm/useConfirm.ts'
import { useSay, useSayFailure } from '../notifications/useSay.ts'

/** Create Quote: asks, creates a quote with an empty customer and goes to it. */
export function useCreateQuote() {
  const confirm = useConfirm()
  const navigate = useNavigate()
  const say = useSay()
  const sayFailure = useSayFailure()
  const create = useCallMutation(quote.create, { refresh: [quote.draftQuotes, quoteWorklist.counts] })

  const start = async () => {
    if (!(await confirm({ title: 'Confirm Create Quote', message: text('confirmCreateQuote') }))) return
    try {
      const { id } = await create.mutateAsync({ body: { customer: null } })
      navigate(`/quotes/${id}`, { state: { discardChanges: true } })
    } catch (error) {
      if (isFailure(error, 'not-allowed')) say(text('createQuoteNoPermission'), 'error')
      else sayFailure(error, text('quoteSaveError'))
    }
  }
  return { start, isPending: create.isPending }
}
