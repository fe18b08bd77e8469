import { sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { copiedSources } from '../../database/schema/index.ts'
import type { ItemCopy } from '../design/copyDesigns.ts'

/** Keeps of copies that they come of the product which their items were begun from, where those were. */
export async function copySources(tx: Database, copies: readonly ItemCopy[]): Promise<void> {
  if (copies.length === 0) return
  await tx.execute(sql`insert into ${copiedSources} (quote_item_id, plant_code, product_id, source)
    select copy."quoteItemId", begun.plant_code, begun.product_id, begun.source
    from jsonb_to_recordset(${JSON.stringify(copies)}::jsonb) as copy("quoteItemId" int, "copyFrom" int)
    join ${copiedSources} begun on begun.quote_item_id = copy."copyFrom"`)
}
