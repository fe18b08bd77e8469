import {
  changesOf,
  type ItemSections,
  type SectionKey,
  sectionKeys,
  sections,
  tabKeys,
} from '#domain/quoteItem'
import type { Base } from './base.ts'
import { hasUnreadable } from './readable.ts'

/** The sections in the order of their tabs on the strip: in this order they are saved. */
export const stripOrder: readonly SectionKey[] = sectionKeys.toSorted(
  (a, b) => tabKeys.indexOf(sections[a].tab) - tabKeys.indexOf(sections[b].tab),
)

/** Whether what stands in the fields of a section is not what it started from. */
export const isDirty = (key: SectionKey, base: Base, values: ItemSections): boolean =>
  hasUnreadable(values[key]) || changesOf(sections[key].fields, base[key].values, values[key]).length > 0

/** The changed sections of a draft, in the order of the strip. */
export const dirtySectionsOf = (base: Base, values: ItemSections): SectionKey[] =>
  stripOrder.filter(key => isDirty(key, base, values))
