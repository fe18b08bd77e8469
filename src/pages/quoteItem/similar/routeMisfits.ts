import { type Finding, fieldLabel, type ItemSections } from '#domain/quoteItem'
import { fieldSentence } from '../../../components/editing/fieldSentence.ts'

/**
 * Why the item could not be saved with a route that it takes over, a sentence each; none: it fits. What is missing is saved
 * as it is, and what keeps the item from being saved already is not the route's.
 */
export function routeMisfits(
  check: (values: ItemSections) => readonly Finding[],
  values: ItemSections,
  taken: Partial<ItemSections['design']>,
): string[] {
  const wrong = (item: ItemSections): string[] =>
    check(item)
      .filter(
        ({ section, severity, code }) => section === 'design' && severity === 'error' && code !== 'required',
      )
      .map(({ field, message }) => fieldSentence(fieldLabel('design', field, item.design), message))
  const before = wrong(values)
  const after = wrong({ ...values, design: { ...values.design, ...taken } })
  return [...new Set(after)].filter(sentence => !before.includes(sentence))
}
