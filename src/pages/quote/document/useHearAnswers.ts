import { useQueryClient } from '@tanstack/react-query'
import { hubGroup } from '#contract/hub'
import { quote as calls, type Quote } from '#contract/quote'
import { refreshCalls } from '../../../dataProvider/index.ts'
import { useLiveEvent } from '../../../realtime/useLiveEvent.ts'
import { useLiveGroups } from '../../../realtime/useLiveGroups.ts'

/** Reads anew how the customer took the quote when the hub tells that one of its items changed: an answer does that at once. */
export function useHearAnswers({ id, items }: Pick<Quote, 'id' | 'items'>): void {
  const queryClient = useQueryClient()
  const [first] = items
  // An answer is told of every item: one is enough to hear it.
  useLiveGroups(first === undefined ? [] : [hubGroup.quoteItem(first.id)])
  useLiveEvent('QuoteItemChanged', ({ quoteId }) => {
    if (quoteId === id) void refreshCalls(queryClient, [calls.offersOfQuote, calls.get])
  })
}
