import type { ItemPricing } from '#contract/quote'
import type { Database } from '../../../database/database.ts'
import type { Person } from '../../../person/person.ts'
import { readItemFor } from '../../quoteItem/itemFor.ts'

/** What an item costs and is sold for, for somebody who may see the item. */
export async function readPricing(db: Database, person: Person, quoteItemId: number): Promise<ItemPricing> {
  const work = await readItemFor(db, person, quoteItemId)
  return { quoteItemId, version: work.versions.pricing, pricing: work.sections.pricing }
}
