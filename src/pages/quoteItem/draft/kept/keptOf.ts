import type { QuoteItem } from '#contract/quote'
import { sections } from '#domain/quoteItem'
import type { KeptItemDraft } from '../../../../components/forms/itemDraftStorage.ts'
import type { Draft } from '../createDraft.ts'

/** The draft as it is kept on this machine: the changed sections and what they started from; null: nothing is changed. */
export function keptOf(draft: Draft, item: QuoteItem, now: Date): KeptItemDraft | null {
  const { dirtySections } = draft.state()
  if (dirtySections.length === 0) return null
  const values = draft.values()
  const kept = dirtySections.map(key => {
    const { version, values: from } = draft.base()[key]
    const names = Object.keys(sections[key].fields)
    const typed = values[key] as Readonly<Record<string, unknown>>
    return [
      key,
      { version, from, typed: Object.fromEntries(names.map(name => [name, typed[name]])) },
    ] as const
  })
  return {
    itemId: item.id,
    reference: item.reference,
    name: item.product.description,
    at: now.toISOString(),
    sections: Object.fromEntries(kept),
    unreadable: Object.fromEntries(draft.texts),
  }
}
