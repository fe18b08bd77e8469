import { type Change, changesOf } from './changesOf.ts'
import { fieldAt } from './fieldAt.ts'
import { fieldWords } from './fieldWords.ts'
import { fieldLabel } from './pathLabel.ts'
import { type ItemSections, type SectionKey, type SectionOf, sectionKeys, sections } from './sections.ts'

/** What a result was calculated from: some fields of some sections. */
export type Inputs = { readonly [Key in SectionKey]?: Partial<SectionOf<Key>> }

/** The fields that a calculation takes of each section. */
export type InputNames = { readonly [Key in SectionKey]?: readonly (keyof SectionOf<Key> & string)[] }

/** What a calculation takes of an item, to be kept beside its result. */
export function inputsOf(item: ItemSections, names: InputNames): Inputs {
  const entries = sectionKeys.flatMap(key => {
    const held: Readonly<Record<string, unknown>> = item[key]
    const taken = names[key]
    return taken === undefined
      ? []
      : [[key, Object.fromEntries(taken.map(name => [name, held[name]]))] as const]
  })
  return Object.fromEntries(entries)
}

/** What became of a value, or of a row as a whole. */
function sentence(key: SectionKey, { path, old, new: now }: Change, before: object, after: object): string {
  const field = fieldAt(key, path)
  const label = fieldLabel(key, path, now === null && field?.kind === 'rows' ? before : after)
  if (field === undefined) return label
  if (field.kind !== 'rows') {
    if (field.kind === 'choice' && field.isInternal === true) return `${label} changed`
    // The unit is said once, behind the new value; nothing has none.
    const isBare = fieldWords(field, now) === fieldWords(field, now, { withUnit: false })
    return `${label} ${fieldWords(field, old, { withUnit: isBare })} → ${fieldWords(field, now)}`
  }
  if (Array.isArray(now)) return `${label}: another order`
  return `${label}: ${old === null ? 'added' : 'removed'}`
}

/**
 * What has changed since a result was calculated, a sentence a value, in the order of the tabs and their fields: `Length
 * 402 → 410 mm`. `from` is what the result was calculated from; nothing: it is still good.
 */
export function staleness(from: Inputs, item: ItemSections): string[] {
  return sectionKeys.flatMap(key => {
    const before = from[key]
    if (before === undefined) return []
    const taken = Object.entries(sections[key].fields).filter(([name]) => Object.hasOwn(before, name))
    return changesOf(Object.fromEntries(taken), before, item[key]).map(change =>
      sentence(key, change, before, item[key]),
    )
  })
}
