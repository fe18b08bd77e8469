import { changesOf, isGenericItem, type Pricing, sections } from '#domain/quoteItem'
import { madeUnitPrice } from '#domain/quoteOptions'
import type { Database } from '../../../database/database.ts'
import { itemsAnnounced } from '../../../hub/announceItems.ts'
import type { Person } from '../../../person/person.ts'
import { sectionLines } from '../../quoteItem/save/sectionLines.ts'
import { storeSave } from '../../quoteItem/save/storeSave.ts'
import type { WorkItem } from '../../quoteItem/workItem.ts'

/** Stores another pricing of an item, and nothing else of it; answers the version that it has now. */
export async function storePricing(
  tx: Database,
  person: Person,
  { item, sections: { product, pricing: before }, versions }: WorkItem,
  pricing: Pricing,
): Promise<number> {
  const version = versions.pricing + 1
  const after = isGenericItem(product) ? item : { ...item, unitPrice: madeUnitPrice({ product, pricing }) }
  await storeSave(tx, {
    who: person.login,
    before: item,
    after,
    sections: [{ section: 'pricing', version, data: pricing }],
    lines: sectionLines('pricing', changesOf(sections.pricing.fields, before, pricing)),
    announcements: itemsAnnounced(person, { what: 'saved', versions: { pricing: version } }, [
      { before: item, after },
    ]),
  })
  return version
}
