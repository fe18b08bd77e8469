import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { engine } from '#contract/engine'
import type { ItemFigures } from '#domain/estimating'
import type { ItemSections } from '#domain/quoteItem'
import { useCall } from '../../../dataProvider/index.ts'
import { baseOf, valuesOf } from '../draft/base.ts'
import { readable } from '../draft/readable.ts'
import { useDraftValues, useItemDraft } from '../draft/useItemDraft.ts'
import { createFigureThread, type FigureThread } from './figureThread.ts'
import { type Follower, followFigures } from './followFigures.ts'

/** Master data change seldom, in milliseconds. */
const freshFor = 600_000

function useFollowed(thread: FigureThread | null, item: ItemSections): ItemFigures | null {
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

/** The figures of what stands in the fields of all tabs, and of what is saved; null until they are known. */
export function useItemFigures() {
  const { item, dirtySections } = useItemDraft()
  const values = useDeferredValue(useDraftValues())
  const draft = useMemo(() => readable(values), [values])
  const saved = useMemo(() => valuesOf(baseOf(item)), [item])
  const {
    data: masters,
    error,
    refetch,
  } = useCall(engine.lookupData, {}, { staleTime: freshFor, meta: { quiet: true, patient: true } })
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
  const now = useFollowed(thread, draft)
  const before = useFollowed(thread, saved)
  return { now, before: dirtySections.length === 0 ? now : before, error, retry: refetch }
}
