import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { hubGroup, type QuoteItemChanged } from '#contract/hub'
import { type QuoteItem, quote } from '#contract/quote'
import { itemCalls } from '../../components/workflow/itemCalls.ts'
import { callKey, refreshCalls } from '../../dataProvider/index.ts'
import { useLiveEvent } from '../useLiveEvent.ts'
import { useLiveGroups } from '../useLiveGroups.ts'

interface Heard {
  readonly event: QuoteItemChanged
  readonly at: number
}

/** Milliseconds that the answer to a save of one's own may come after the hub told of it. */
const answerMayTake = 400

/** Whether the page shows the versions that the event tells of. */
const hasVersions = (item: QuoteItem, { hashKey, versions }: QuoteItemChanged): boolean =>
  item.hashKey === hashKey &&
  Object.entries(versions).every(
    ([section, version]) => (item.versions[section as keyof QuoteItem['versions']] ?? 0) >= version,
  )

/** What somebody else did with the item since it was read, null when nothing; and how to read it anew. */
export function useItemChange(item: QuoteItem) {
  const queryClient = useQueryClient()
  const [heard, setHeard] = useState<Heard | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const shown = useRef(item)
  shown.current = item
  useEffect(() => () => clearTimeout(timer.current), [])
  const show = () => void refreshCalls(queryClient, itemCalls)

  useLiveGroups([hubGroup.quoteItem(item.id)])
  useLiveEvent('QuoteItemChanged', event => {
    if (event.id !== item.id) return
    const at = Date.now()
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      if (event.what === 'deleted' || !hasVersions(shown.current, event)) setHeard({ event, at })
      // Nothing that is edited here: what the quote says of the item.
      else if (event.what === 'saved' && Object.keys(event.versions).length === 0) show()
    }, answerMayTake)
  })

  const readAt =
    queryClient.getQueryState(callKey(quote.item, { params: { id: item.id } }))?.dataUpdatedAt ?? 0
  const isNew =
    heard !== null &&
    (heard.event.what === 'deleted' || (readAt <= heard.at && !hasVersions(item, heard.event)))
  return { change: isNew ? heard.event : null, show }
}
