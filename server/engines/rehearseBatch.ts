import type { EngineMasters, GoesTo } from '#domain/estimating'
import { emptySections, type ItemSections } from '#domain/quoteItem'
import { type Rehearsed, rehearse, type Shock, shockedMasters } from '#domain/rehearsal'

/** A priced item as it is stored: sections that nobody has saved are left out. */
export interface StoredPrice {
  readonly sections: Partial<ItemSections>
  readonly goesTo: GoesTo
  readonly floor: number | null
}

/** Some priced items, and what a shock is to do to them. */
export interface RehearsalQuestion {
  readonly masters: EngineMasters
  readonly shock: Shock
  readonly items: readonly StoredPrice[]
}

/** Each field that is not stored yet stands as it is before anybody enters it. */
const whole = (stored: Partial<ItemSections>): ItemSections =>
  Object.fromEntries(
    Object.entries(emptySections).map(([key, empty]) => [
      key,
      { ...empty, ...stored[key as keyof ItemSections] },
    ]),
  ) as unknown as ItemSections

/** What breaks the engine is said at the item: one odd item is no reason to know nothing of the others. */
function rehearsed(
  { sections, ...item }: StoredPrice,
  before: EngineMasters,
  after: EngineMasters,
): Rehearsed {
  try {
    return rehearse({ ...item, sections: whole(sections) }, before, after)
  } catch (error) {
    return { ok: false, reason: `It broke the engine: ${error instanceof Error ? error.message : error}` }
  }
}

/** What the shock does to each of the items, one for one. */
export function rehearseBatch({ masters, shock, items }: RehearsalQuestion): Rehearsed[] {
  const after = shockedMasters(masters, shock)
  return items.map(item => rehearsed(item, masters, after))
}
