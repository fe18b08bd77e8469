import { sql } from 'drizzle-orm'
import { logEvent } from '../../../database/changeLog.ts'
import type { Database } from '../../../database/database.ts'
import { quoteDocuments, quoteItems } from '../../../database/schema/index.ts'
import { announce } from '../../../hub/announce.ts'
import { itemsAnnounced } from '../../../hub/announceItems.ts'
import type { Person } from '../../../person/person.ts'
import type { OwnedItem } from '../../quoteItem/itemRow.ts'

type Item = OwnedItem['item']

/** Counts the item's files anew: what a step may ask for. */
export async function countFiles(tx: Database, { id }: Pick<Item, 'id'>): Promise<void> {
  await tx.execute(sql`update ${quoteItems}
    set file_count = (select count(*) from ${quoteDocuments} held where held.quote_item_id = ${id})
    where id = ${id}`)
}

/** Writes the line about a file into the change log, and tells the pages that have the item open. */
export async function sayOfFile(
  tx: Database,
  person: Person,
  item: Item,
  event: 'fileAdded' | 'fileReplaced' | 'fileChanged' | 'fileRemoved',
  detail: object,
): Promise<void> {
  const thing = { what: 'quoteItem', key: String(item.id), quoteId: item.quoteId }
  await logEvent(tx, person.login, thing, event, detail)
  const told = itemsAnnounced(person, { what: 'saved' }, [{ before: item, after: item }])
  // Nothing that a worklist shows has changed.
  await announce(
    tx,
    told.filter(({ name }) => name === 'QuoteItemChanged'),
  )
}
