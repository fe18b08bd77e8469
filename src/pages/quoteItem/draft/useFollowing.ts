import { useEffect, useRef } from 'react'
import type { QuoteItem } from '#contract/quote'
import type { About, ItemSections } from '#domain/quoteItem'
import { useSay } from '../../../layout/notifications/useSay.ts'
import { valuesOf } from './base.ts'
import type { Draft } from './createDraft.ts'
import { type Followed, takenBack } from './follow.ts'
import { createFollowing } from './following.ts'
import type { RuleStore } from './rules/ruleStore.ts'

/** Applies what follows from every change of the draft, and says it with a way to take the change back. */
export function useFollowing(draft: Draft, rules: RuleStore, item: QuoteItem): void {
  const say = useSay()
  const latest = useRef({ say, step: item.step })
  latest.current = { say, step: item.step }

  useEffect(() => {
    const following = createFollowing()
    const about = (): About => ({
      facts: rules.state().asked.facts,
      step: latest.current.step,
      stored: valuesOf(draft.base()),
    })
    const told = (before: ItemSections, { values: after, said }: Followed): ItemSections => {
      draft.note(said)
      if (said.length > 0) {
        latest.current.say(said, 'info', {
          label: 'Undo',
          onAct: () => draft.put(takenBack(before, after, draft.values())),
        })
      }
      return after
    }
    const stopListening = draft.listen((before, typed) => {
      const result = following.after(before, typed, about())
      return result === null ? null : told(before, result)
    })
    const stopWaiting = rules.subscribe(() => {
      const now = draft.values()
      const result = following.caughtUp(now, about())
      if (result !== null) draft.put(told(now, result))
    })
    return () => {
      stopListening()
      stopWaiting()
    }
  }, [draft, rules])
}
