import { eq } from 'drizzle-orm'
import type { ExistingProduct } from '#contract/customer'
import { amongPairs } from '../../database/amongPairs.ts'
import type { Database } from '../../database/database.ts'
import { copiedSources, existingProducts, quoteItems } from '../../database/schema/index.ts'
import type { Person } from '../../person/person.ts'
import { visibleQuote } from '../quote/access.ts'
import { productPage } from './productRows.ts'

/** The existing products that the items of a quote were begun from, each once. */
export async function sourceProducts(
  db: Database,
  person: Person,
  quoteId: number,
): Promise<ExistingProduct[]> {
  await visibleQuote(db, person, quoteId)
  const sources = await db
    .selectDistinct({ plantCode: copiedSources.plantCode, productId: copiedSources.productId })
    .from(copiedSources)
    .innerJoin(quoteItems, eq(quoteItems.id, copiedSources.quoteItemId))
    .where(eq(quoteItems.quoteId, quoteId))
  if (sources.length === 0) return []
  const pairs = sources.map(({ plantCode, productId }) => [plantCode, productId] as const)
  const within = amongPairs([existingProducts.plantCode, existingProducts.productId], pairs)
  return (await productPage(db, person, {}, within)).rows
}
