import {
  type About,
  changesOf,
  firstField,
  type ItemSections,
  mergedAsProposed,
  type Reacted,
  react,
  sectionKeys,
  sections,
} from '#domain/quoteItem'
import { readable, withUnread } from './readable.ts'

/** What follows from a change of the draft: all of it, and what is said of it; null: nothing. */
export interface Followed {
  readonly values: ItemSections
  readonly said: readonly string[]
}

/** The values with what a reaction changed; whatever else stands in the fields, readable or not, stays. */
function withChanges(after: ItemSections, { sections: result, changed }: Reacted): ItemSections {
  const entries = changed.map(key => {
    const paths = changesOf(sections[key].fields, after[key], result[key]).map(({ path }) => firstField(path))
    const fresh = result[key] as Readonly<Record<string, unknown>>
    const stood = after[key] as Readonly<Record<string, unknown>>
    const patch = paths.map(field => [field, withUnread(stood[field], fresh[field])])
    return [key, { ...after[key], ...Object.fromEntries(patch) }] as const
  })
  return { ...after, ...Object.fromEntries(entries) }
}

/** What follows in other fields when `before` became `after`. */
export function followed(before: ItemSections, after: ItemSections, about: About): Followed | null {
  const result = react(readable(before), readable(after), about)
  if (result.changed.length === 0) return null
  return { values: withChanges(after, result), said: result.said }
}

/** The draft without a cause and what followed from it (`before` became `after`); what was typed since stays. */
export const takenBack = (before: ItemSections, after: ItemSections, now: ItemSections): ItemSections =>
  Object.fromEntries(
    sectionKeys.map(key => [key, mergedAsProposed(sections[key].fields, after[key], now[key], before[key])]),
  ) as unknown as ItemSections
