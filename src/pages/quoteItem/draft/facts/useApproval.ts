import { useEffect, useRef } from 'react'
import { type QuoteItem, quote } from '#contract/quote'
import { useCall } from '../../../../dataProvider/index.ts'
import { useLiveEvent } from '../../../../realtime/useLiveEvent.ts'

type Asked = Pick<QuoteItem, 'id' | 'versions'>

/** What of the item has to be approved and how it stands, asked again when the item was saved or something was decided. */
export function useApproval({ id, versions }: Asked, isAsked = true) {
  const answer = useCall(
    quote.itemApproval,
    { params: { id } },
    { enabled: isAsked, retry: false, meta: { quiet: true } },
  )
  const { refetch } = answer
  const now = JSON.stringify(versions)
  const seen = useRef(now)
  useEffect(() => {
    if (seen.current === now) return
    seen.current = now
    if (isAsked) void refetch()
  }, [now, isAsked, refetch])
  useLiveEvent('QuoteItemChanged', event => {
    if (isAsked && event.id === id && event.what === 'saved') void refetch()
  })
  return answer
}
