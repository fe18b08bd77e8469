import type { QuoteItem } from '#contract/quote'
import { type ItemSections, type SectionKey, type SectionOf, sectionKeys } from '#domain/quoteItem'
import type { Stored } from '../../../components/editing/stored.ts'

/** What each section of a draft started from. */
export type Base = { readonly [Key in SectionKey]: Stored<SectionOf<Key>> }

/** What is stored of an item's sections, with their versions. */
export const baseOf = (item: QuoteItem): Base =>
  Object.fromEntries(
    sectionKeys.map(key => [key, { version: item.versions[key], values: item[key] }]),
  ) as unknown as Base

/** The stored values as they begin in the fields. */
export const valuesOf = (base: Base): ItemSections =>
  structuredClone(
    Object.fromEntries(sectionKeys.map(key => [key, base[key].values])),
  ) as unknown as ItemSections
