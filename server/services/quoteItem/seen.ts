import { sql } from 'drizzle-orm'
import { quoteItemSections, quoteItems, quotes } from '../../database/schema/index.ts'
import { aroundItem, fromItems } from './itemSelection.ts'
import type { WorkItem } from './workItem.ts'

/** PostgreSQL stamps a row with the transaction that wrote it. */
export interface Stamps {
  /** Of the quote's row. */
  readonly quoteStamp: string
  /** Of the item's row. */
  readonly itemStamp: string
}

/** What tells whether reading an item anew would give the same. */
export interface Seen extends Stamps {
  /** What was read of other tables. */
  readonly around: string
}

/** The stamps, for a selection of items. */
export const stamps = {
  quoteStamp: sql<string>`${quotes}.xmin::text`,
  itemStamp: sql<string>`${quoteItems}.xmin::text`,
}

/** The stamp that rows get which the statement writes. */
export const ownStamp = sql`pg_current_xact_id()::xid::text`

const given = sql.placeholder

const saves = sql`(select coalesce(sum(${quoteItemSections.version}), 0) from ${quoteItemSections}
  where ${quoteItemSections.quoteItemId} = ${quoteItems.id})`

/**
 * The item, if reading it anew would give what was `seen`. Locks it and its quote, the quote first: whoever has to wait for
 * them looks again at what they are by then.
 */
export const asSeen = sql`select ${fromItems}
  where ${quoteItems.id} = ${given('quoteItemId')}::int
    and ${stamps.quoteStamp} = ${given('quoteStamp')} and ${stamps.itemStamp} = ${given('itemStamp')}
    and ${saves} = ${given('saves')}::bigint and ${aroundItem} = ${given('around')}
  for update of ${quotes}, ${quoteItems}`

/** What {@link asSeen} is asked with, besides the item's id. */
export const seenOf = ({ versions }: WorkItem, seen: Seen) => ({
  ...seen,
  saves: Object.values(versions).reduce((sum, version) => sum + version, 0),
})
