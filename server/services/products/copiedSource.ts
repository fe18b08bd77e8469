import { and, eq } from 'drizzle-orm'
import type { CopiedSource } from '#contract/quote'
import { emptySections, type ItemSections, sectionKeys } from '#domain/quoteItem'
import type { Database } from '../../database/database.ts'
import { copiedSources, productTraits } from '../../database/schema/index.ts'
import type { Person } from '../../person/person.ts'
import { notFound } from '../../problem/problem.ts'
import { readItemFor } from '../quoteItem/itemFor.ts'
import type { ProductRow } from './readProduct.ts'
import { sourceSections } from './sourceSections.ts'

/** The sections with every field that there is now; one that was not kept is left out. */
function whole(sections: Partial<ItemSections>): Partial<ItemSections> {
  const kept = sectionKeys.flatMap(key =>
    sections[key] === undefined ? [] : [[key, { ...emptySections[key], ...sections[key] }] as const],
  )
  return Object.fromEntries(kept)
}

/** The product that an item was begun from, as it was then; where it went is known of the item that it came of. */
export async function copiedSource(db: Database, person: Person, quoteItemId: number): Promise<CopiedSource> {
  await readItemFor(db, person, quoteItemId)
  const [kept] = await db
    .select({ copied: copiedSources, traits: productTraits })
    .from(copiedSources)
    .leftJoin(
      productTraits,
      and(
        eq(productTraits.plantCode, copiedSources.plantCode),
        eq(productTraits.productId, copiedSources.productId),
      ),
    )
    .where(eq(copiedSources.quoteItemId, quoteItemId))
  if (kept === undefined) throw notFound('The product that this item was begun from')
  const { plantCode, productId, source } = kept.copied
  const row = { ...(source as Omit<ProductRow, 'createdAt'>), plantCode, productId }
  return {
    plantCode,
    productId,
    productCode: row.productCode,
    description: row.description,
    sections: whole(sourceSections(row)) as CopiedSource['sections'],
    truckType: kept.traits?.truckType ?? '',
    deliveryRegion: kept.traits?.deliveryRegion ?? null,
  }
}
