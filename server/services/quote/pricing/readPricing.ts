import type { ItemPricing } from '#contract/quote'
import { itemReference } from '#domain/quotes'
import type { Database } from '../../../database/database.ts'
import type { Person } from '../../../person/person.ts'
import { assertMaySee } from '../../quoteItem/access.ts'
import { readItem } from '../../quoteItem/readItems.ts'

/** What an item costs and is sold for, for somebody who may see the item. */
export async function readPricing(db: Database, person: Person, quoteItemId: number): Promise<ItemPricing> {
  const work = await readItem(db, quoteItemId)
  assertMaySee(person, work, itemReference(work.quote.id, work.item.itemNo))
  return { quoteItemId, version: work.versions.pricing, pricing: work.sections.pricing }
}
