import { changesOf, type SectionOf, sections } from '#domain/quoteItem'
import type { Database } from '../../database/database.ts'
import { itemsAnnounced } from '../../hub/announceItems.ts'
import type { Person } from '../../person/person.ts'
import { readItemsOfQuote } from '../quoteItem/readItems.ts'
import { sectionLines } from '../quoteItem/save/sectionLines.ts'
import { storeSave } from '../quoteItem/save/storeSave.ts'

/** Gives every open item of a quote that became one set a ratio of 1, where none was said: the usual one of what is there. */
export async function startRatios(tx: Database, person: Person, quoteId: number): Promise<void> {
  for (const { item, sections: stored, versions } of await readItemsOfQuote(tx, quoteId)) {
    const isOpen = item.closeType === null && !item.isFinal && item.wonAt === null
    if (!isOpen || stored.delivery.ratioToParent !== null) continue
    const data: SectionOf<'delivery'> = { ...stored.delivery, ratioToParent: 1 }
    const version = versions.delivery + 1
    const told = { what: 'saved', versions: { delivery: version } } as const
    await storeSave(tx, {
      who: person.login,
      before: item,
      after: item,
      sections: [{ section: 'delivery', version, data }],
      lines: sectionLines('delivery', changesOf(sections.delivery.fields, stored.delivery, data)),
      announcements: itemsAnnounced(person, told, [{ before: item, after: item }]),
    })
  }
}
