import { emptySections, type SectionKey, type SectionOf, sections } from './sections.ts'

/** A section as a copy of the item begins with it: what it says of one item alone stays behind. */
export function copiedSection<Key extends SectionKey>(key: Key, data: SectionOf<Key>): SectionOf<Key> {
  const { leftBehind = [] }: { readonly leftBehind?: readonly string[] } = sections[key]
  const nothing = Object.entries(emptySections[key]).filter(([name]) => leftBehind.includes(name))
  return { ...data, ...Object.fromEntries(nothing) }
}
