import { and, eq, type SQL, sql } from 'drizzle-orm'
import { deliveryOf, emptySections, type ItemSections, type QuoteDelivery } from '#domain/quoteItem'
import { type RegionRange, regionOf } from '#domain/regions'
import { designTraits } from '#domain/similarity'
import type { Database } from '../../database/database.ts'
import { jsonObject } from '../../database/jsonObject.ts'
import {
  existingProducts,
  productTraits,
  quoteItemSections,
  quoteItems,
  quotes,
} from '../../database/schema/index.ts'
import { regionRangesOf } from '../config/regionRangesOf.ts'
import { quoteDeliveryColumns } from '../quoteItem/quoteDelivery.ts'

type Traits = typeof productTraits.$inferInsert

interface Made {
  readonly plantCode: string
  readonly productId: string
  readonly design: ItemSections['design'] | null
  readonly delivery: ItemSections['delivery'] | null
  readonly pricingPolicy: string | null
  /** null: it did not come of an item here. */
  readonly quote: QuoteDelivery | null
}

const ofItem = (section: string) =>
  and(eq(quoteItemSections.quoteItemId, quoteItems.id), eq(quoteItemSections.section, section))

const fields = {
  plantCode: existingProducts.plantCode,
  productId: existingProducts.productId,
  design: sql<Made['design']>`${existingProducts.sections} -> 'design'`,
  delivery: sql<
    Made['delivery']
  >`(select ${quoteItemSections.data} from ${quoteItemSections} where ${ofItem('delivery')})`,
  pricingPolicy: sql<
    string | null
  >`(select ${quoteItemSections.data} ->> 'pricingPolicy' from ${quoteItemSections} where ${ofItem('pricing')})`,
  quote: sql<QuoteDelivery | null>`case when ${quotes.id} is not null then ${jsonObject(quoteDeliveryColumns)} end`,
}

function regionWhere(
  { deliveryPostCode, deliveryState }: ItemSections['delivery'],
  ranges: readonly RegionRange[],
): string | null {
  if (deliveryPostCode === '' || deliveryState === '') return null
  const found = regionOf(deliveryPostCode, deliveryState, ranges)
  return found.ok ? found.regionCode : null
}

function traitsOf(made: Made, ranges: readonly RegionRange[]): Traits {
  const { plantCode, productId } = made
  const traits: Traits = { plantCode, productId, ...designTraits(made.design ?? undefined) }
  if (made.quote === null) return traits
  const delivery = deliveryOf({ ...emptySections.delivery, ...made.delivery }, made.quote)
  return {
    ...traits,
    deliveryRegion: regionWhere(delivery, ranges),
    truckType: delivery.truckType,
    handUnloading: delivery.handUnloadingRequired,
    pricingPolicy: made.pricingPolicy ?? '',
  }
}

/** Keeps what the products of a condition are compared by, at most `most` of them; answers how many. */
export async function keepTraits(db: Database, which: SQL | undefined, most = 500): Promise<number> {
  const made = await db
    .select(fields)
    .from(existingProducts)
    .leftJoin(quoteItems, eq(quoteItems.id, existingProducts.quoteItemId))
    .leftJoin(quotes, eq(quotes.id, quoteItems.quoteId))
    .where(and(eq(existingProducts.kind, 'product'), which))
    .limit(most)
  if (made.length === 0) return 0
  const ranges = await regionRangesOf(db)
  const rows = made.map(each => traitsOf(each, ranges))
  await db.insert(productTraits).values(rows).onConflictDoNothing()
  return rows.length
}
