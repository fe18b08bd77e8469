import { createContext, useContext, useSyncExternalStore } from 'react'
import type { QuoteItem } from '#contract/quote'
import type { ItemSections, SectionKey } from '#domain/quoteItem'
import type { Draft, SectionPatch } from './createDraft.ts'
import type { LostSave, SectionConflict } from './draftState.ts'

/** The one draft of the item on the page. */
export interface ItemDraft {
  /** The item as it was read last. */
  readonly item: QuoteItem
  readonly dirty: (section: SectionKey) => boolean
  /** The changed sections, in the order of the strip. */
  readonly dirtySections: readonly SectionKey[]
  /** Whether a save of the section was tried: from then on what is missing is marked. */
  readonly tried: (section: SectionKey) => boolean
  readonly saving: boolean
  /** Saves a section; true when it is stored, or nothing of it is changed. */
  readonly save: (section: SectionKey) => Promise<boolean>
  /** Saves these sections, all of them unless told, in the order of the strip; stops at the first refusal. */
  readonly saveAll: (only?: readonly SectionKey[]) => Promise<boolean>
  /** Puts the stored values back, of one section or of all. */
  readonly discard: (section?: SectionKey) => void
  /** Sets several fields of a section as one cause: what follows from them follows once. */
  readonly change: <Key extends SectionKey>(section: Key, patch: SectionPatch<Key>) => void
  /** The save that never arrived, while what was entered waits for another try. */
  readonly lost: LostSave | null
  readonly conflict: SectionConflict | null
  readonly resolve: (values: object) => Promise<boolean>
  readonly dismissConflict: () => void
  /** What is changed at this moment, for what happens outside rendering. */
  readonly isDirtyNow: () => boolean
}

export const ItemDraftContext = createContext<ItemDraft | null>(null)
export const DraftContext = createContext<Draft | null>(null)

export const ItemContext = createContext<QuoteItem | null>(null)

/** The item as it was read last; renders anew only when it is read anew. */
export function useItem(): QuoteItem {
  const item = useContext(ItemContext)
  if (item === null) throw new Error('useItem needs an ItemDraft above it')
  return item
}

/** Whether a save of the section was tried; renders anew only when that changes. */
export function useTried(section: SectionKey): boolean {
  const draft = useDraft()
  return useSyncExternalStore(draft.subscribe, () => draft.state().triedSections.includes(section))
}

/** Whether everything that is wrong with the section is listed; renders anew only when that changes. */
export function useListed(section: SectionKey): boolean {
  const draft = useDraft()
  return useSyncExternalStore(draft.subscribe, () => draft.state().listedSections.includes(section))
}

/** The draft of the item: what is changed, and how to save it. Renders anew when that changes, not with every key. */
export function useItemDraft(): ItemDraft {
  const draft = useContext(ItemDraftContext)
  if (draft === null) throw new Error('useItemDraft needs an ItemDraft above it')
  return draft
}

/** The draft itself, for those who listen to its values. */
export function useDraft(): Draft {
  const draft = useContext(DraftContext)
  if (draft === null) throw new Error('useDraft needs an ItemDraft above it')
  return draft
}

/**
 * What `pick` takes of the fields of all tabs; renders anew only when that changes. For several fields at once take this,
 * not the form's own watching: while a reaction follows from a field, that is told of both, and of the older one last.
 */
export function useDraftPart<Picked>(pick: (values: ItemSections) => Picked): Picked {
  const draft = useDraft()
  return useSyncExternalStore(draft.subscribe, () => pick(draft.values()))
}

/** Everything that stands in the fields of all tabs; renders anew with every key. */
export function useDraftValues(): ItemSections {
  const draft = useDraft()
  return useSyncExternalStore(draft.subscribe, draft.values)
}
