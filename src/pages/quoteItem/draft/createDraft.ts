import type { FieldPath, UseFormReturn } from 'react-hook-form'
import type { QuoteItem } from '#contract/quote'
import {
  type ItemSections,
  mergedAsProposed,
  type SectionKey,
  type SectionOf,
  sections,
} from '#domain/quoteItem'
import { type Base, baseOf, valuesOf } from './base.ts'
import { dirtySectionsOf, isDirty, stripOrder } from './dirtySections.ts'
import { type AlsoUnsaved, type DraftState, untouchedState } from './draftState.ts'
import { createShownFields, type ShownFields } from './shownFields.ts'

/** Several fields of a section that change as one. */
export type SectionPatch<Key extends SectionKey> = Partial<SectionOf<Key>>

/** What follows in other fields from a change of `before` to `after`; null: nothing. */
export type Follow = (before: ItemSections, after: ItemSections) => ItemSections | null

/** Everything that is typed of an item and not saved, with what it started from. */
export interface Draft {
  readonly form: UseFormReturn<ItemSections>
  /** What was typed where a number belongs and is none, by the field's name. */
  readonly texts: Map<string, string>
  readonly shown: ShownFields
  /** What else on the item's page is not saved. */
  readonly others: Set<AlsoUnsaved>
  readonly state: () => DraftState
  readonly values: () => ItemSections
  readonly base: () => Base
  readonly subscribe: (listener: () => void) => () => void
  /** Listens to the fields; answers how to stop. */
  readonly listen: (follow: Follow) => () => void
  readonly set: (change: Partial<DraftState>) => void
  /** What a person changes in one go: what follows from it follows. */
  readonly change: <Key extends SectionKey>(section: Key, patch: SectionPatch<Key>) => void
  /** Puts values into the fields from which nothing follows: stored, merged, taken back. */
  readonly put: (values: Partial<ItemSections>) => void
  /** Takes a version of a section as what its fields started from. */
  readonly rebase: <Key extends SectionKey>(section: Key, stored: Base[Key]) => void
  /** Takes over what the item has of the sections in which nothing is changed. */
  readonly receive: (item: QuoteItem) => void
  readonly discard: (item: QuoteItem, section?: SectionKey) => void
  /** Remembers what was said to follow from a change, so that the save that does the same does not say it again. */
  readonly note: (sentences: readonly string[]) => void
  /** Those of the sentences that were not said yet; from then on all may be said again. */
  readonly unsaid: (sentences: readonly string[]) => string[]
}

/** A draft of an item as it is stored, in the fields of `form`. */
export function createDraft(form: UseFormReturn<ItemSections>, item: QuoteItem): Draft {
  let base = baseOf(item)
  let values = valuesOf(base)
  let state = untouchedState
  let isOwn = false
  let follow: Follow = () => null
  const listeners = new Set<() => void>()
  const noted = new Set<string>()

  const tell = () => {
    const dirty = dirtySectionsOf(base, values)
    if (dirty.join() !== state.dirtySections.join()) state = { ...state, dirtySections: dirty }
    for (const listener of listeners) listener()
  }
  const set = (change: Partial<DraftState>) => {
    state = { ...state, ...change }
    tell()
  }
  const put = (next: Partial<ItemSections>) => {
    values = structuredClone({ ...values, ...next })
    isOwn = true
    try {
      form.setValues(structuredClone(next))
    } finally {
      isOwn = false
    }
    tell()
  }

  const draft: Draft = {
    form,
    texts: new Map(),
    shown: createShownFields(),
    others: new Set(),
    state: () => state,
    values: () => values,
    base: () => base,
    set,
    put,
    subscribe: listener => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    listen: listener => {
      follow = listener
      const stop = form.subscribe({
        formState: { values: true },
        callback: ({ name, values: typed }) => {
          if (isOwn) return
          const before = values
          values = structuredClone(typed)
          if (name !== undefined && isRefusal(form, name)) form.clearErrors(name as FieldPath<ItemSections>)
          const after = follow(before, values)
          if (after === null) tell()
          else put(after)
        },
      })
      return () => {
        follow = () => null
        stop()
      }
    },
    change: (section, patch) => {
      // In one go: a form that is told of a change while it tells of another ends with the older one in its fields.
      const changed = structuredClone({ ...values, [section]: { ...values[section], ...patch } })
      put(follow(values, changed) ?? { [section]: changed[section] })
    },
    rebase: (section, stored) => {
      base = { ...base, [section]: stored }
      tell()
    },
    receive: next => {
      const read = baseOf(next)
      const moved = stripOrder.filter(
        key => read[key].version > base[key].version && !isDirty(key, base, values),
      )
      if (moved.length === 0) return
      base = { ...base, ...Object.fromEntries(moved.map(key => [key, read[key]])) }
      put(Object.fromEntries(moved.map(key => [key, read[key].values])))
    },
    discard: (stored, section) => {
      const keys = section === undefined ? stripOrder : [section]
      const read = baseOf(stored)
      base = { ...base, ...Object.fromEntries(keys.map(key => [key, read[key]])) }
      state = {
        ...state,
        lost: null,
        triedSections: state.triedSections.filter(key => !keys.includes(key)),
        listedSections: state.listedSections.filter(key => !keys.includes(key)),
      }
      form.clearErrors(keys)
      for (const name of draft.texts.keys()) {
        if (keys.some(key => name.startsWith(`${key}.`))) draft.texts.delete(name)
      }
      put(Object.fromEntries(keys.map(key => [key, read[key].values])))
    },
    note: sentences => {
      for (const sentence of sentences) noted.add(sentence)
    },
    unsaid: sentences => {
      const fresh = sentences.filter(sentence => !noted.has(sentence))
      noted.clear()
      return fresh
    },
  }
  return draft
}

/** Whether the server refused what stood in the field: that is over as soon as something else stands there. */
const isRefusal = (form: UseFormReturn<ItemSections>, name: string): boolean =>
  form.getFieldState(name as FieldPath<ItemSections>).error?.type === 'server'

/** What stands in a section's fields with what is stored now: what was changed since `from` stays. */
export function mergedSection(section: SectionKey, from: object, mine: object, stored: object): object {
  const unreadable = Object.entries(mine).filter(([, value]) => Number.isNaN(value))
  const merged = mergedAsProposed(sections[section].fields, from, mine, stored)
  return { ...merged, ...Object.fromEntries(unreadable) }
}
