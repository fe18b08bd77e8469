import { useIsFetching } from '@tanstack/react-query'
import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import type { QuoteItem } from '#contract/quote'
import { useRights } from '../../../../authProvider/useRights.ts'
import { useAskedFacts } from '../facts/useAskedFacts.ts'
import { useDraftValues } from '../useItemDraft.ts'
import { checkDraft } from './checkDraft.ts'
import type { RuleStore } from './ruleStore.ts'

interface RuleWatchProps {
  readonly item: QuoteItem
  readonly store: RuleStore
}

/**
 * Applies the rules to the draft while it is typed, after the field has shown the key. Until something is typed, or all
 * that the rules need was answered, there is what was found when the item was read: a rule that lacks its facts says
 * nothing, so what it found would go and come back. Draws nothing.
 */
export function RuleWatch({ item, store }: RuleWatchProps) {
  const { scopes } = useRights()
  const values = useDeferredValue(useDraftValues())
  const [asRead] = useState(values)
  const asked = useAskedFacts(values, item)
  const isDrawn = useDeferredValue(true, false)
  const [isAnswered, setAnswered] = useState(false)
  const isChecked = isDrawn && (isAnswered || values !== asRead)
  const { validations: fieldRules } = item
  const checked = useMemo(
    () => (isChecked ? checkDraft(values, { facts: asked.facts, fieldRules, scopes }) : null),
    [isChecked, values, asked.facts, fieldRules, scopes],
  )
  useEffect(() => {
    if (isDrawn) store.set(checked, asked)
  }, [store, isDrawn, checked, asked])
  return isDrawn && !isAnswered ? <Awaiting onAnswered={() => setAnswered(true)} /> : null
}

/** Tells when nothing that was asked for the first time is on its way any more. Draws nothing. */
function Awaiting({ onAnswered }: { readonly onAnswered: () => void }) {
  const count = useIsFetching({ predicate: ({ state }) => state.status === 'pending' })
  useEffect(() => {
    if (count === 0) onAnswered()
  })
  return null
}
