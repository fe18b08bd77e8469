import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { hubGroup } from '#contract/hub'
import { quote as calls, type Quote } from '#contract/quote'
import { refreshCalls } from '../../dataProvider/index.ts'
import { gather } from '../../realtime/gather.ts'
import { useLiveEvent } from '../../realtime/useLiveEvent.ts'
import { useLiveGroups } from '../../realtime/useLiveGroups.ts'

/** A connection is in 200 groups at most, and the page is not alone on it. */
const mostHeard = 150

/** Reads the quote and how its customer took it anew when the hub tells that one of its items changed; once for a burst. */
export function useHearItems({ id, items }: Pick<Quote, 'id' | 'items'>): void {
  const queryClient = useQueryClient()
  const again = useMemo(
    () => gather(() => void refreshCalls(queryClient, [calls.offersOfQuote, calls.get])),
    [queryClient],
  )
  useEffect(() => again.stop, [again])
  useLiveGroups(items.slice(0, mostHeard).map(item => hubGroup.quoteItem(item.id)))
  useLiveEvent('QuoteItemChanged', ({ quoteId }) => {
    if (quoteId === id) again.ask()
  })
}
