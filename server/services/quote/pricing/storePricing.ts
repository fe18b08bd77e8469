import { changesOf, type Pricing, sections } from '#domain/quoteItem'
import type { Database } from '../../../database/database.ts'
import { itemsAnnounced } from '../../../hub/announceItems.ts'
import type { Person } from '../../../person/person.ts'
import type { WorkItem } from '../../quoteItem/readItems.ts'
import { sectionLines } from '../../quoteItem/save/sectionLines.ts'
import { storeSave } from '../../quoteItem/save/storeSave.ts'

/** Stores another pricing of an item, and nothing else of it; answers the version that it has now. */
export async function storePricing(
  tx: Database,
  person: Person,
  { item, sections: { pricing: before }, versions }: WorkItem,
  pricing: Pricing,
): Promise<number> {
  const version = versions.pricing + 1
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
  return version
}
