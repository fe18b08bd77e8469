import { useEffect, useMemo, useRef, useState } from 'react'
import type { QuoteItem } from '#contract/quote'
import { useUser } from '../../../../authProvider/UserContext.ts'
import {
  forgetItemDraft,
  type KeptItemDraft,
  keepItemDraft,
  readItemDraft,
} from '../../../../components/forms/itemDraftStorage.ts'
import { baseOf } from '../base.ts'
import type { Draft } from '../createDraft.ts'
import { keptOf } from './keptOf.ts'
import { type PutBackSection, putBack, valuesPutBack } from './putBack.ts'

/** A draft that was found on this machine. */
export interface FoundDraft {
  readonly kept: KeptItemDraft
  /** What of it stands in the fields again; empty while the person may not change the item. */
  readonly back: readonly PutBackSection[]
}

/**
 * Keeps the draft of the item on this machine while something is changed, and puts one that was left here back into the
 * fields, on top of what is stored now. A save of all, or giving the changes up, ends it; leaving in any other way does
 * not.
 */
export function useKeptItemDraft(draft: Draft, item: QuoteItem) {
  const { login } = useUser()
  const [found, setFound] = useState<FoundDraft | null>(null)
  const latest = useRef(item)
  latest.current = item
  const { id, mayEdit } = item

  useEffect(() => {
    const kept = readItemDraft(login, id)
    const back = kept === null || !mayEdit ? [] : putBack(kept, baseOf(latest.current))
    if (kept !== null) {
      setFound({ kept, back })
      for (const name of Object.keys(kept.unreadable)) draft.texts.set(name, kept.unreadable[name] ?? '')
      for (const { section, base } of back) draft.rebase(section, base as never)
      if (back.length > 0) draft.put(valuesPutBack(back))
    }
    let before = draft.values()
    let isOurs = back.length > 0
    return draft.subscribe(() => {
      if (before === draft.values() && (!isOurs || draft.state().dirtySections.length > 0)) return
      before = draft.values()
      const next = keptOf(draft, latest.current, new Date())
      if (next !== null) keepItemDraft(login, next)
      else if (isOurs) forgetItemDraft(login, id)
      isOurs = next !== null
      if (next === null) setFound(now => (now !== null && now.back.length > 0 ? null : now))
    })
  }, [draft, login, id, mayEdit])

  return useMemo(
    () => ({
      found,
      forget: () => {
        forgetItemDraft(login, id)
        setFound(null)
      },
      dismiss: () => setFound(null),
    }),
    [found, login, id],
  )
}
