import type { CopiedSource } from '#contract/quote'
import type { CopyChange } from '#domain/existingProducts'
import {
  changesOf,
  type Field,
  fieldAt,
  fieldLabel,
  fieldWords,
  type ItemSections,
  sectionKeys,
  sections,
  tabLabels,
} from '#domain/quoteItem'

/** What the item has or has not by being a copy. */
const ownOfItem = ['itemCategory']

/** Pictures and what was calculated from what are told by the fields that they follow from. */
const isTold = (field: Field | undefined): field is Field =>
  field !== undefined && field.kind !== 'picture' && field.kind !== 'origin'

/** Every field of the item that says something else than the source did, by its path, in the order of the tabs. */
export function otherChanges(item: ItemSections, { sections: source }: CopiedSource): CopyChange[] {
  return sectionKeys.flatMap(key => {
    const before = source[key]
    if (before === undefined) return []
    return changesOf(sections[key].fields, before, item[key]).flatMap(({ path, old, new: now }) => {
      const field = fieldAt(key, path)
      if (!isTold(field) || ownOfItem.includes(path)) return []
      const label = fieldLabel(key, path, now === null ? before : item[key])
      const words = (value: unknown) => fieldWords(field, value, { nothing: '' })
      return [
        {
          label: `${tabLabels[sections[key].tab]}: ${label}`,
          quote: words(now),
          source: words(old),
          differs: true,
        },
      ]
    })
  })
}
