import { and, asc, eq, gt, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import { emptySections, floorOf, type ItemSections } from '#domain/quoteItem'
import type { RegionRange } from '#domain/regions'
import type { Database } from '../../database/database.ts'
import { marginFloors, quoteItemSections, quoteItems, quotes } from '../../database/schema/index.ts'
import type { StoredPrice } from '../../engines/rehearseBatch.ts'
import { regionRangesOf } from '../config/regionRangesOf.ts'
import { deliveryRegionOf } from '../quoteItem/facts/deliveryRegion.ts'
import { deliveryOfQuote } from '../quoteItem/quoteDelivery.ts'

/** A priced item with what its line in a rehearsal says of it. */
export interface PricedItem extends StoredPrice {
  readonly id: number
  readonly isOrdered: boolean
  readonly customerCode: string
  readonly customerName: string
  readonly currency: string
  readonly productGroup: string
  readonly quantity: number | null
}

/** What is the same for all items: read once. */
export interface PriceSurroundings {
  readonly ranges: readonly RegionRange[]
  readonly floors: readonly (typeof marginFloors.$inferSelect)[]
}

/** Reads what is the same for all items. */
export const readSurroundings = async (db: Database): Promise<PriceSurroundings> => ({
  ranges: await regionRangesOf(db),
  floors: await db.select().from(marginFloors).where(eq(marginFloors.isActive, true)),
})

/** The sections that a cost is made of, and the price. */
const needed = [
  'product',
  'printing',
  'palletization',
  'design',
  'designPrint',
  'prePrintDesign',
  'preprintCost',
  'delivery',
  'pricing',
] as const satisfies readonly (keyof ItemSections)[]

// What the price was calculated from, and each break's tape, is most of it and nothing that is asked here.
const data = sql`case when part.section = 'pricing' then part.data - 'calculatedFrom' else part.data end`

const sections = sql<Partial<ItemSections>>`(select json_object_agg(part.section, ${data})
  from ${quoteItemSections} part where part.quote_item_id = ${quoteItems.id}
  and part.section in (${sql.join(
    needed.map(section => sql.raw(`'${section}'`)),
    sql`, `,
  )}))`

const pricing = sql`pricing`

/** Open items of quotes that hold, and ordered ones whose price has not ended; both are sold by it. */
const isLive = (today: string): SQL | undefined =>
  and(
    isNull(quoteItems.closeType),
    sql`coalesce(${pricing}.data ->> 'priceExpiryDate', '9999') >= ${today}`,
    sql`jsonb_path_exists(${pricing}.data, '$.details[*] ? (@.price > 0 && @.priceQty > 0)')`,
    or(
      isNotNull(quoteItems.wonAt),
      and(eq(quoteItems.isFinal, false), or(isNull(quotes.validTo), sql`${quotes.validTo} >= ${today}`)),
    ),
  )

const joined = sql`${quoteItemSections} ${pricing}`
const ofItem = sql`${pricing}.quote_item_id = ${quoteItems.id} and ${pricing}.section = 'pricing'`

/** How many items are sold by a price today. */
export async function countPriced(db: Database, today: string): Promise<number> {
  const [found] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(quoteItems)
    .innerJoin(quotes, eq(quotes.id, quoteItems.quoteId))
    .innerJoin(joined, ofItem)
    .where(isLive(today))
  return found?.count ?? 0
}

/** The next so many of them behind an id, in the order of their ids. */
export async function nextPriced(
  db: Database,
  { ranges, floors }: PriceSurroundings,
  page: { readonly today: string; readonly after: number; readonly most: number },
): Promise<PricedItem[]> {
  const rows = await db
    .select({ item: quoteItems, quote: quotes, sections })
    .from(quoteItems)
    .innerJoin(quotes, eq(quotes.id, quoteItems.quoteId))
    .innerJoin(joined, ofItem)
    .where(and(gt(quoteItems.id, page.after), isLive(page.today)))
    .orderBy(asc(quoteItems.id))
    .limit(page.most)
  return rows.map(({ item, quote, sections: stored }) => {
    const quoteDelivery = deliveryOfQuote(quote)
    const { productGroup = '', expectedOrderQuantity = null } = stored.product ?? {}
    const delivery = { ...emptySections.delivery, ...stored.delivery }
    const region = deliveryRegionOf({ sections: { ...emptySections, delivery }, quoteDelivery }, ranges)
    return {
      id: item.id,
      isOrdered: item.wonAt !== null,
      customerCode: item.customerCode,
      customerName: item.customerName,
      currency: quote.currencyCode,
      productGroup,
      quantity: expectedOrderQuantity,
      sections: stored,
      goesTo: { quote: quoteDelivery, region },
      floor: floorOf({ businessUnit: item.businessUnit, productGroup }, floors)?.floorPercent ?? null,
    }
  })
}
