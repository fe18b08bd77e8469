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

/** The item with the region that it goes to; null while that is being asked for, for its freight is in its price. */
function usePriced(item: ItemSections, quote: QuoteDelivery) {
  const { code: region, isAsked, isUnread, readAgain } = useDeliveryRegion(item.delivery, quote)
  const priced = useMemo(
    () => (isAsked ? null : { item, goesTo: { quote, region } }),
    [item, quote, region, isAsked],
  )
  return { priced, isUnread, readAgain }
}

/** The figures of an item, the last ones while there is none. */
function useFollowed(thread: FigureThread | null, item: PricedItem | null): ItemFigures | null {
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
  useEffect(() => {
    if (item !== null) follower.current?.ask(item)
  }, [thread, item])
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
  const region = usePriced(draft, item.quoteDelivery)
  const now = useFollowed(thread, region.priced)
  const before = useFollowed(thread, usePriced(saved, item.quoteDelivery).priced)
  return {
    /** Whether a number that can't be read is left out of them. */
    isPartial: useMemo(() => hasUnreadable(values), [values]),
    now,
    before: compared === null && dirtySections.length === 0 ? now : before,
    error,
    retry: refetch,
    /** Whether it could not be read where the item goes: its freight is not in them. */
    isWithoutRegion: region.isUnread,
    readRegion: region.readAgain,
  }
}
