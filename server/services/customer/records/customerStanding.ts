import { and, eq, isNotNull, notInArray, type SQL, sql } from 'drizzle-orm'
import type { CustomerStanding } from '#contract/customer'
import { existingProductsRight, isAllowed } from '#domain/access'
import { daysAfter } from '#domain/days'
import { isSampleOver, sampleStatuses } from '#domain/samples'
import type { Database } from '../../../database/database.ts'
import {
  customers,
  existingProducts,
  productOrders,
  quoteItems,
  samples,
} from '../../../database/schema/index.ts'
import type { Person } from '../../../person/person.ts'
import { notFound } from '../../../problem/problem.ts'
import { visibleTo } from '../../products/productRows.ts'
import { visibleItems } from '../../quote-worklist/visibleItems.ts'
import { customerOf } from '../repository.ts'
import { standingIs } from './customerItems.ts'

/** Days that the figures look back, and that the end of a price is told ahead. */
const year = 365
const soon = 30

const countIf = (condition: SQL | undefined) => sql<number>`(count(*) filter (where ${condition}))::int`

async function itemFigures(db: Database, person: Person, customerCode: string, since: string) {
  const { wonAt, dateInitiated } = quoteItems
  const [found] = await db
    .select({
      openItems: countIf(standingIs.open),
      wonItems: countIf(sql`${wonAt} >= ${since}::date`),
      closedItems: countIf(and(standingIs.closed, sql`${dateInitiated} >= ${since}::date`)),
    })
    .from(quoteItems)
    .where(and(eq(quoteItems.customerCode, customerCode), visibleItems(db, person)))
  const over = sampleStatuses.filter(isSampleOver)
  const [sampled] = await db
    .select({ openSamples: countIf(notInArray(samples.status, over)) })
    .from(samples)
    .innerJoin(quoteItems, eq(quoteItems.id, samples.quoteItemId))
    .where(and(eq(quoteItems.customerCode, customerCode), visibleItems(db, person)))
  return { ...found, ...sampled }
}

async function productFigures(db: Database, person: Person, customerCode: string, today: string) {
  const { priceExpiryDate } = existingProducts
  const ofCustomer = and(
    eq(existingProducts.customerCode, customerCode),
    eq(existingProducts.kind, 'product'),
    visibleTo(person),
  )
  const [found] = await db
    .select({
      products: countIf(sql`true`),
      endedPrices: countIf(sql`${priceExpiryDate} < ${today}::date`),
      endingPrices: countIf(
        sql`${priceExpiryDate} between ${today}::date and ${daysAfter(today, soon)}::date`,
      ),
    })
    .from(existingProducts)
    .leftJoin(customers, eq(customers.customerCode, existingProducts.customerCode))
    .where(and(ofCustomer, sql`${existingProducts.isActive}`))
  const [ordered] = await db
    .select({ orders: countIf(sql`${productOrders.orderedOn} >= ${daysAfter(today, -year)}::date`) })
    .from(productOrders)
    .innerJoin(
      existingProducts,
      and(
        eq(existingProducts.plantCode, productOrders.plantCode),
        eq(existingProducts.productId, productOrders.productId),
      ),
    )
    .leftJoin(customers, eq(customers.customerCode, existingProducts.customerCode))
    .where(and(ofCustomer, isNotNull(productOrders.orderedOn)))
  return { ...found, ...ordered }
}

const unseen: CustomerStanding = {
  ...{ openItems: null, wonItems: null, closedItems: null, openSamples: null },
  ...{ products: null, endedPrices: null, endingPrices: null, orders: null },
}

/** How much there is of a customer that a person may see; `today`: `YYYY-MM-DD`. */
export async function customerStanding(
  db: Database,
  person: Person,
  customerCode: string,
  today: string,
): Promise<CustomerStanding> {
  if ((await customerOf(db, customerCode)) === null) throw notFound(`Customer ${customerCode}`)
  const maySeeItems = person.scopes.includes('VIEW_QUOTE')
  return {
    ...unseen,
    ...(maySeeItems ? await itemFigures(db, person, customerCode, daysAfter(today, -year)) : {}),
    ...(isAllowed(person, existingProductsRight)
      ? await productFigures(db, person, customerCode, today)
      : {}),
  }
}
