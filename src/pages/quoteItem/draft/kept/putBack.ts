import {
  type Change,
  changesOf,
  differencesOf,
  type ItemSections,
  isSectionKey,
  mergedAsProposed,
  type SectionKey,
  sections,
} from '#domain/quoteItem'
import type { Stored } from '../../../../components/editing/stored.ts'
import type { KeptItemDraft, KeptSection } from '../../../../components/forms/itemDraftStorage.ts'
import type { Base } from '../base.ts'
import { stripOrder } from '../dirtySections.ts'
import { fits } from './fits.ts'

/** One section of a kept draft on top of what is stored now. */
export interface PutBackSection {
  readonly section: SectionKey
  readonly values: object
  /** What it starts from: what is stored now, unless both changed the same field; then a save asks. */
  readonly base: Stored<object>
  /** What others changed in it since it was kept. */
  readonly changedSince: readonly Change[]
}

const known = (section: SectionKey, kept: KeptSection['typed'], stored: object): object => {
  const fitting = Object.entries(sections[section].fields).filter(
    ([name, field]) => name in kept && fits(field, kept[name]),
  )
  return { ...stored, ...Object.fromEntries(fitting.map(([name]) => [name, kept[name]])) }
}

/** A kept section merged by path with what is stored now. */
function putBackSection(section: SectionKey, kept: KeptSection, stored: Stored<object>): PutBackSection {
  const { fields } = sections[section]
  const from = known(section, kept.from, stored.values)
  const typed = known(section, kept.typed, stored.values)
  if (kept.version === stored.version) return { section, values: typed, base: stored, changedSince: [] }
  const meets = differencesOf(fields, from, typed, stored.values).some(
    ({ changedBy }) => changedBy === 'both',
  )
  return {
    section,
    values: mergedAsProposed(fields, from, typed, stored.values),
    base: meets ? { version: kept.version, values: from } : stored,
    changedSince: changesOf(fields, from, stored.values),
  }
}

/** A number that is none can't be kept as one: it stands there as it was. */
function withUnreadable(
  section: SectionKey,
  values: object,
  unreadable: KeptItemDraft['unreadable'],
): object {
  const next = structuredClone(values) as Record<string, unknown>
  for (const name of Object.keys(unreadable)) {
    const [key, field = '', row, cell] = name.split('.')
    if (key !== section) continue
    const list = next[field]
    if (row === undefined) next[field] = Number.NaN
    else if (Array.isArray(list) && cell !== undefined && list[Number(row)] !== undefined) {
      list[Number(row)][cell] = Number.NaN
    }
  }
  return next
}

/** What a kept draft says of the item as it is stored now, in the order of the strip. */
export function putBack({ sections: kept, unreadable }: KeptItemDraft, base: Base): PutBackSection[] {
  return stripOrder
    .filter(section => isSectionKey(section) && kept[section] !== undefined)
    .map(section => {
      const back = putBackSection(section, kept[section] as KeptSection, base[section])
      return { ...back, values: withUnreadable(section, back.values, unreadable) }
    })
}

/** The values of the sections that were put back. */
export const valuesPutBack = (back: readonly PutBackSection[]): Partial<ItemSections> =>
  Object.fromEntries(back.map(({ section, values }) => [section, values]))
