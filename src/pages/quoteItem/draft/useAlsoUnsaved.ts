import { useEffect, useRef } from 'react'
import type { AlsoUnsaved } from './draftState.ts'
import { useDraft } from './useItemDraft.ts'

/** Tells the item's page what else is not saved: leaving the item asks once, for all of it. */
export function useAlsoUnsaved(unsaved: AlsoUnsaved): void {
  const { others } = useDraft()
  const latest = useRef(unsaved)
  latest.current = unsaved
  useEffect(() => {
    const own: AlsoUnsaved = {
      isDirty: () => latest.current.isDirty(),
      onLeave: () => latest.current.onLeave(),
    }
    others.add(own)
    return () => {
      others.delete(own)
    }
  }, [others])
}
