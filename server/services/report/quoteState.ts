import { sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { quoteItemSections, quoteItems, quotes } from '../../database/schema/index.ts'

/** The versions of everything of a quote that its letter is made from, as text: another one means that something was saved. */
export async function quoteState(db: Database, quoteId: number): Promise<string> {
  const [row] = await db
    .select({
      state: sql<string>`${quotes.version} || '/' || coalesce((
        select string_agg(item.id || ':' || item.workflow_version || ':' || coalesce((
          select sum(stored.version) from ${quoteItemSections} stored where stored.quote_item_id = item.id), 0),
          ',' order by item.id)
        from ${quoteItems} item where item.quote_id = ${quotes.id}), '')`,
    })
    .from(quotes)
    .where(sql`${quotes.id} = ${quoteId}`)
  return row?.state ?? ''
}
