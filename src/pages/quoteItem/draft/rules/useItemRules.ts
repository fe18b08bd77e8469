import { createContext, useContext, useSyncExternalStore } from 'react'
import type { Finding } from '#domain/quoteItem'
import type { ItemFacts } from '../facts/useAskedFacts.ts'
import type { RuleState, RuleStore } from './ruleStore.ts'

export const RuleContext = createContext<RuleStore | null>(null)

/** What the rules say, as far as `pick` asks: renders anew only when that changes. */
export function useItemRules<Picked>(pick: (state: RuleState) => Picked): Picked {
  const store = useContext(RuleContext)
  if (store === null) throw new Error('useItemRules needs an ItemDraft above it')
  return useSyncExternalStore(store.subscribe, () => pick(store.state()))
}

const findings = ({ findings }: RuleState): readonly Finding[] => findings
const asked = ({ asked }: RuleState): ItemFacts => asked

/** Everything wrong with the draft of all tabs, in the order of the tabs and of their fields. */
export const useItemFindings = (): readonly Finding[] => useItemRules(findings)

/** What was asked by call to know what the rules need. */
export const useItemFacts = (): ItemFacts => useItemRules(asked)
