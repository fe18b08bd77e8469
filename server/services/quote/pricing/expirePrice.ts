import type { ItemPricing } from '#contract/quote'
import type { Database } from '../../../database/database.ts'
import type { Person } from '../../../person/person.ts'
import { Problem } from '../../../problem/problem.ts'
import { readItemFor } from '../../quoteItem/itemFor.ts'
import { storePricing } from './storePricing.ts'

/**
 * Lets the price of an item end on a day, wherever the item stands: what the market does asks for no step. Refused while
 * there is no price.
 */
export function expirePrice(
  db: Database,
  person: Person,
  quoteItemId: number,
  priceExpiryDate: string,
): Promise<ItemPricing> {
  return db.transaction(async tx => {
    const work = await readItemFor(tx, person, quoteItemId, true)
    const before = work.sections.pricing
    if (before.details.length === 0) throw new Problem('rule-failed', 'The item has no price to expire.')
    const pricing = { ...before, priceExpiryDate }
    return { quoteItemId, version: await storePricing(tx, person, work, pricing), pricing }
  })
}
