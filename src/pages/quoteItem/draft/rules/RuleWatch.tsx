import { useDeferredValue, useEffect, useMemo } from 'react'
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
 * Applies the rules to the draft while it is typed, after the field has shown the key, and first when the page is drawn:
 * until then there is what was found when the item was read. Draws nothing.
 */
export function RuleWatch({ item, store }: RuleWatchProps) {
  const { scopes } = useRights()
  const values = useDeferredValue(useDraftValues())
  const asked = useAskedFacts(values, item)
  const isDrawn = useDeferredValue(true, false)
  const { validations: fieldRules } = item
  const checked = useMemo(
    () => (isDrawn ? checkDraft(values, { facts: asked.facts, fieldRules, scopes }) : null),
    [isDrawn, values, asked.facts, fieldRules, scopes],
  )
  useEffect(() => {
    if (checked !== null) store.set(checked, asked)
  }, [store, checked, asked])
  return null
}
