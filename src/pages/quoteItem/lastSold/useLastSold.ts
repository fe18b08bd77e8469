import { quote } from '#contract/quote'
import { soldBefore } from '#domain/existingProducts'
import { useCall } from '../../../dataProvider/index.ts'
import { useDraftPart, useItem } from '../draft/useItemDraft.ts'
import { uomOf } from './lastSoldWords.ts'

/** What the product that the item was begun from was sold for until now, beside the draft's prices; nothing where there is none. */
export function useLastSold() {
  const { id, sourceSize } = useItem()
  const pricing = useDraftPart(values => values.pricing)
  const { data, error, isFetching, refetch } = useCall(
    quote.lastSold,
    { params: { id } },
    { enabled: sourceSize !== null, retry: false, meta: { quiet: true } },
  )
  const last = data ?? null
  const sold = last?.sold?.currencyCode === last?.quotedIn ? (last?.sold ?? null) : null
  return {
    last,
    pricing,
    /** What each break was sold for; null: nobody knows, or in another currency. */
    moves: sold === null ? null : soldBefore(pricing.details, sold, uomOf(pricing)),
    error,
    isFetching,
    askAgain: () => void refetch(),
  }
}

export type LastSoldShown = ReturnType<typeof useLastSold>
