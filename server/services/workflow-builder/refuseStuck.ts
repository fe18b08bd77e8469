import { asc, count, type SQL } from 'drizzle-orm'
import { itemReference } from '#domain/quotes'
import type { Database } from '../../database/database.ts'
import { quoteItems } from '../../database/schema/index.ts'
import { Problem } from '../../problem/problem.ts'

/** Items named at most when they are in the way. */
const mostNamed = 100

/** Refuses when items are at a step that is gone, and names them. */
export async function refuseStuck(tx: Database, version: number, stuck: SQL | undefined): Promise<void> {
  const named = await tx
    .select({ quoteId: quoteItems.quoteId, itemNo: quoteItems.itemNo, stepName: quoteItems.stepName })
    .from(quoteItems)
    .where(stuck)
    .orderBy(asc(quoteItems.id))
    .limit(mostNamed)
  if (named.length === 0) return
  const [all] = await tx.select({ items: count() }).from(quoteItems).where(stuck)
  const items = all?.items ?? named.length
  const some = named
    .slice(0, 5)
    .map(item => `${itemReference(item.quoteId, item.itemNo)} at ${item.stepName}`)
  const more = items > some.length ? ` and ${items - some.length} more` : ''
  throw new Problem(
    'rule-failed',
    `${items === 1 ? 'An item stands' : 'Items stand'} at a step that version ${version} does not have: ${some.join(', ')}${more}.`,
    {
      errors: named.map((item, index) => ({
        path: `items.${index}`,
        message: `${itemReference(item.quoteId, item.itemNo)} stands at ${item.stepName}`,
      })),
    },
  )
}
