import { type About, type ItemSections, type Patch, react, sectionKeys } from '#domain/quoteItem'
import type { PadMasters, PadSays } from './padPair.ts'
import { padPairs } from './padPairs.ts'

const isSame = (says: PadSays, shown: Partial<PadSays>): boolean =>
  Object.entries(shown).every(([name, value]) => Object.is(says[name as keyof PadSays], value))

const patched = (item: ItemSections, patch: Patch): ItemSections =>
  Object.fromEntries(
    sectionKeys.map(key => [key, { ...item[key], ...patch[key] }]),
  ) as unknown as ItemSections

/**
 * The item with what the pad says of it. What the pad says as the item does stays as it is, to the letter, so that an item
 * which is opened in the pad and not changed there comes out the same; the rest is entered as a person would, with all
 * that follows from it.
 */
export function itemOfPad(
  item: ItemSections,
  says: PadSays,
  masters: PadMasters,
  about: About,
): ItemSections {
  return padPairs.reduce((now, { shown, entered }) => {
    if (isSame(says, shown(now, masters))) return now
    return entered.reduce((before, enter) => {
      const after = patched(before, enter(says, before, masters))
      return react(before, after, about).sections
    }, now)
  }, item)
}
