import type { ItemPricing } from '#contract/quote'
import { changesOf, sections } from '#domain/quoteItem'
import { itemReference } from '#domain/quotes'
import type { Database } from '../../../database/database.ts'
import { itemsAnnounced } from '../../../hub/announceItems.ts'
import type { Person } from '../../../person/person.ts'
import { Problem } from '../../../problem/problem.ts'
import { assertMaySee } from '../../quoteItem/access.ts'
import { readItem } from '../../quoteItem/readItems.ts'
import { sectionLines } from '../../quoteItem/save/sectionLines.ts'
import { storeSave } from '../../quoteItem/save/storeSave.ts'

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
    const { item, quote, ...work } = await readItem(tx, quoteItemId, true)
    assertMaySee(person, { item, quote, ...work }, itemReference(quote.id, item.itemNo))
    const before = work.sections.pricing
    if (before.details.length === 0) throw new Problem('rule-failed', 'The item has no price to expire.')
    const pricing = { ...before, priceExpiryDate }
    const version = work.versions.pricing + 1
    await storeSave(tx, {
      who: person.login,
      before: item,
      after: item,
      sections: [{ section: 'pricing', version, data: pricing }],
      lines: sectionLines('pricing', changesOf(sections.pricing.fields, before, pricing)),
      announcements: itemsAnnounced(person, { what: 'saved', versions: { pricing: version } }, [
        { before: item, after: item },
      ]),
    })
    return { quoteItemId, version, pricing }
  })
}
