import { type ItemFacts, nothingKnown } from '../facts/useAskedFacts.ts'
import type { Checked } from './checkDraft.ts'

/** What the rules say now, and what was asked for it. */
export interface RuleState extends Checked {
  readonly asked: ItemFacts
}

export interface RuleStore {
  readonly state: () => RuleState
  /** `checked` null: what the rules said last still holds. */
  readonly set: (checked: Checked | null, asked: ItemFacts) => void
  readonly subscribe: (listener: () => void) => () => void
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

/** Keeps what the rules say, first what was found when the item was read. An answer that says the same is the same one, so that nothing renders for it. */
export function createRuleStore(found: Checked): RuleStore {
  let state: RuleState = { ...found, asked: nothingKnown }
  const listeners = new Set<() => void>()
  return {
    state: () => state,
    subscribe: listener => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    set: (checked, asked) => {
      const { findings, byName, required } = checked ?? state
      const next: RuleState = {
        findings: same(state.findings, findings) ? state.findings : findings,
        byName: same(state.byName, byName) ? state.byName : byName,
        required: same(state.required, required) ? state.required : required,
        asked,
      }
      const parts = ['findings', 'byName', 'required', 'asked'] as const
      if (parts.every(name => next[name] === state[name])) return
      state = next
      for (const listener of listeners) listener()
    },
  }
}
