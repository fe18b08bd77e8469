import { createFormControl } from 'react-hook-form'
import { expect } from 'vitest'
import type { QuoteItem, SectionSaved } from '#contract/quote'
import { emptySections, type ItemSections, type SectionKey, sectionKeys } from '#domain/quoteItem'
import { baseOf, valuesOf } from '../../../src/pages/quoteItem/draft/base.ts'
import { createDraft, type Draft } from '../../../src/pages/quoteItem/draft/createDraft.ts'
import { draftResolver } from '../../../src/pages/quoteItem/draft/draftSchema.ts'
import type { SaveWorld } from '../../../src/pages/quoteItem/draft/saveSection.ts'

type Patch = { readonly [Key in SectionKey]?: Partial<ItemSections[Key]> }

/** An item with these values, at these versions. */
export function itemWith(patch: Patch, versions: Partial<QuoteItem['versions']> = {}): QuoteItem {
  const sections = Object.fromEntries(sectionKeys.map(key => [key, { ...emptySections[key], ...patch[key] }]))
  const first = Object.fromEntries(sectionKeys.map(key => [key, 1]))
  return { id: 7, ...sections, versions: { ...first, ...versions } } as unknown as QuoteItem
}

/** What is typed of the item; nothing follows from a change. */
export function draftOf(item: QuoteItem): Draft {
  const { formControl, ...form } = createFormControl<ItemSections>({
    defaultValues: valuesOf(baseOf(item)),
    resolver: draftResolver,
  })
  expect(formControl).toBeDefined()
  const draft = createDraft(form as never, item)
  draft.listen(() => null)
  return draft
}

/** A world in which a save is answered by `answer`. */
export const worldOf = (
  answer: (section: SectionKey, values: object) => Promise<SectionSaved>,
): SaveWorld => ({
  send: (section, _version, values) => answer(section, values),
  reread: () => Promise.reject(new Error('not asked for')),
  keep: () => undefined,
  saved: () => undefined,
  broken: () => undefined,
  explain: (_section, error) => {
    throw error
  },
})
/** The answer to a save. */
export const saved = (item: QuoteItem, written: SectionKey[]): Promise<SectionSaved> =>
  Promise.resolve({ item, actionMessage: '', written, said: [] })
