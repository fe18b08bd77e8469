import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import type { ItemFigures } from '#domain/estimating'
import type { ItemSections, QuoteDelivery } from '#domain/quoteItem'
import { useEngineMasters } from '../../../dataProvider/useEngineMasters.ts'
import { baseOf, valuesOf } from '../draft/base.ts'
import { useDeliveryRegion } from '../draft/facts/useDeliveryRegion.ts'
import { hasUnreadable, readable } from '../draft/readable.ts'
import { useDraftValues, useItemDraft } from '../draft/useItemDraft.ts'
import type { PricedItem } from './answerFigures.ts'
import { createFigureThread, type FigureThread } from './figureThread.ts'
import { type Follower, followFigures } from './followFigures.ts'

/** The item with the region that it goes to. */
function usePriced(item: ItemSections, quote: QuoteDelivery): PricedItem {
  const { code: region } = useDeliveryRegion(item.delivery, quote)
  return useMemo(() => ({ item, goesTo: { quote, region } }), [item, quote, region])
}

function useFollowed(thread: FigureThread | null, item: PricedItem): ItemFigures | null {
  const [figures, setFigures] = useState<ItemFigures | null>(null)
  const follower = useRef<Follower | null>(null)
  useEffect(() => {
    if (thread === null) return
    const started = followFigures(thread, setFigures)
    follower.current = started
    return () => {
      started.stop()
      follower.current = null
    }
  }, [thread])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another thread is asked again
  useEffect(() => follower.current?.ask(item), [thread, item])
  return figures
}

/** The figures of what stands in the fields of all tabs, and of what they are compared with: what is saved unless told; null until they are known. */
export function useItemFigures(compared: ItemSections | null) {
  const { item, dirtySections } = useItemDraft()
  const values = useDeferredValue(useDraftValues())
  const draft = useMemo(() => readable(values), [values])
  const saved = useMemo(() => compared ?? valuesOf(baseOf(item)), [compared, item])
  const { data: masters, error, refetch } = useEngineMasters()
  const [thread, setThread] = useState<FigureThread | null>(null)
  useEffect(() => {
    if (masters === undefined) return
    const started = createFigureThread(masters)
    setThread(started)
    return () => {
      started.stop()
      setThread(null)
    }
  }, [masters])
  const now = useFollowed(thread, usePriced(draft, item.quoteDelivery))
  const before = useFollowed(thread, usePriced(saved, item.quoteDelivery))
  return {
    /** Whether a number that can't be read is left out of them. */
    isPartial: useMemo(() => hasUnreadable(values), [values]),
    now,
    before: compared === null && dirtySections.length === 0 ? now : before,
    error,
    retry: refetch,
  }
}
