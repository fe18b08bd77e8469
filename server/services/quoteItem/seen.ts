import { sql } from 'drizzle-orm'
import { quoteItems, quotes } from '../../database/schema/index.ts'

/**
 * Which versions of an item's row and its quote's row a statement sees, for a selection of both: PostgreSQL stamps a row
 * with the transaction that wrote it. Every write of an item's sections writes one of the two as well.
 */
export const seenVersions = sql<string>`(${quotes}.xmin::text || ' ' || ${quoteItems}.xmin::text)`

/**
 * The item if both rows still are what was `seen`, and locks them, the quote first: whoever has to wait for them looks
 * again at what they are by then.
 */
export const asSeen = sql`select from ${quotes} inner join ${quoteItems} on ${quoteItems.quoteId} = ${quotes.id}
  where ${quoteItems.id} = ${sql.placeholder('quoteItemId')}::int and ${seenVersions} = ${sql.placeholder('seen')}
  for update of ${quotes}, ${quoteItems}`
