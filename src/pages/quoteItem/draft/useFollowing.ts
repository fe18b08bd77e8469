import { useEffect, useRef } from 'react'
import type { QuoteItem } from '#contract/quote'
import { useSay } from '../../../layout/notifications/useSay.ts'
import { valuesOf } from './base.ts'
import type { Draft } from './createDraft.ts'
import { followed, takenBack } from './follow.ts'
import type { RuleStore } from './rules/ruleStore.ts'

/** Applies what follows from every change of the draft, and says it with a way to take the change back. */
export function useFollowing(draft: Draft, rules: RuleStore, item: QuoteItem): void {
  const say = useSay()
  const latest = useRef({ say, step: item.step })
  latest.current = { say, step: item.step }

  useEffect(
    () =>
      draft.listen((before, typed) => {
        const { say, step } = latest.current
        const stored = valuesOf(draft.base())
        const result = followed(before, typed, { facts: rules.state().asked.facts, step, stored })
        if (result === null) return null
        const { values: after, said } = result
        draft.note(said)
        if (said.length > 0) {
          say(said, 'info', {
            label: 'Undo',
            onAct: () => draft.put(takenBack(before, after, draft.values())),
          })
        }
        return after
      }),
    [draft, rules],
  )
}
