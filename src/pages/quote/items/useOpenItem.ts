import { useNavigate } from 'react-router-dom'
import { quote } from '#contract/quote'
import { text } from '#domain/messages'
import { useCallMutation } from '../../../dataProvider/index.ts'
import { useSay } from '../../../layout/notifications/useSay.ts'

/** Opens an item of the quote, once the server says that the quote's customer is saved. */
export function useOpenItem(quoteId: number): (itemId: number) => Promise<void> {
  const navigate = useNavigate()
  const say = useSay()
  const { mutateAsync } = useCallMutation(quote.isCustomerAssigned)

  return async itemId => {
    let isAssigned: boolean
    try {
      isAssigned = (await mutateAsync({ params: { quoteId } })).isAssigned
    } catch {
      // Why it failed does not help here; the specification has one sentence for it.
      say(text('quoteCustomerCheckError'), 'error')
      return
    }
    if (!isAssigned) {
      say(text('quoteCustomerNotSaved'), 'warning')
      return
    }
    navigate(`/qitem/${itemId}`)
  }
}
