import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import type { ItemFigures } from '#domain/estimating'
import type { ItemSections } from '#domain/quoteItem'
import { baseOf, valuesOf } from '../draft/base.ts'
import { useEngineMasters } from '../draft/facts/useEngineMasters.ts'
import { readable } from '../draft/readable.ts'
import { useDraftValues, useItemDraft } from '../draft/useItemDraft.ts'
import { createFigureThread, type FigureThread } from './figureThread.ts'
import { type Follower, followFigures } from './followFigures.ts'

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
  const now = useFollowed(thread, draft)
  const before = useFollowed(thread, saved)
  return { now, before: dirtySections.length === 0 ? now : before, error, retry: refetch }
}
