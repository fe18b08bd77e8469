import { asc, count, type SQL } from 'drizzle-orm'
import { itemReference } from '#domain/quotes'
import type { Database } from '../../database/database.ts'
import { quoteItems } from '../../database/schema/index.ts'
import { someNames } from './master.ts'

/** The quote items that meet a condition, as what uses a master: the first by name and how many more; empty: none. */
export async function itemsUsing(tx: Database, condition: SQL | undefined, how = ''): Promise<string[]> {
  const [counted] = await tx.select({ total: count() }).from(quoteItems).where(condition)
  const total = counted?.total ?? 0
  if (total === 0) return []
  const items = await tx
    .select({ quoteId: quoteItems.quoteId, itemNo: quoteItems.itemNo })
    .from(quoteItems)
    .where(condition)
    .orderBy(asc(quoteItems.quoteId), asc(quoteItems.itemNo))
    .limit(3)
  const names = items.map(item => itemReference(item.quoteId, item.itemNo))
  return [`quote items${how} ${someNames(names, total)}`]
}
