import { and, desc, eq } from 'drizzle-orm'
import type { LastSold } from '#contract/quote'
import type { Database } from '../../database/database.ts'
import { customers, productOrders, quotes } from '../../database/schema/index.ts'
import type { Lgx } from '../../integrations/lgx/lgx.ts'
import type { ProductIdentity } from '../../integrations/lgx/newProduct.ts'
import type { Person } from '../../person/person.ts'
import { Problem } from '../../problem/problem.ts'
import { readItemFor } from '../quoteItem/itemFor.ts'
import type { ProductRow } from './readProduct.ts'
import { sourceOf } from './sourceOf.ts'
import { visibleProducts } from './visibleProducts.ts'

interface LastSoldDeps {
  readonly db: Database
  readonly lgx: Lgx
}

/** What the ERP system asks for a product; what it did not answer is not known, and never nothing. */
async function soldFor(lgx: Lgx, product: ProductIdentity): Promise<Pick<LastSold, 'sold' | 'failure'>> {
  try {
    const sold = await lgx.prices(product)
    return { sold, failure: sold === null ? 'LGX has no such product.' : '' }
  } catch (error) {
    if (error instanceof Problem && error.code === 'unavailable')
      return { sold: null, failure: error.message }
    throw error
  }
}

async function lastOrderOf(db: Database, { plantCode, productId, pricingUom, currencyCode }: ProductRow) {
  const [order] = await db
    .select({
      orderedOn: productOrders.orderedOn,
      quantity: productOrders.quantity,
      price: productOrders.price,
    })
    .from(productOrders)
    .where(and(eq(productOrders.plantCode, plantCode), eq(productOrders.productId, productId)))
    .orderBy(desc(productOrders.orderedOn), desc(productOrders.id))
    .limit(1)
  return order === undefined ? null : { ...order, pricingUom, currencyCode }
}

async function nameOf(db: Database, customerCode: string): Promise<string> {
  const [customer] = await db
    .select({ name: customers.customerName })
    .from(customers)
    .where(eq(customers.customerCode, customerCode))
  return customer?.name ?? customerCode
}

async function currencyOf(db: Database, quoteId: number): Promise<string> {
  const [found] = await db.select({ code: quotes.currencyCode }).from(quotes).where(eq(quotes.id, quoteId))
  return found?.code ?? ''
}

/** What the product that an item was begun from is sold for; null: it was begun from none, or from none that the person may see. */
export async function lastSold(
  { db, lgx }: LastSoldDeps,
  person: Person,
  quoteItemId: number,
): Promise<LastSold | null> {
  const work = await readItemFor(db, person, quoteItemId)
  const source = await sourceOf(db, quoteItemId)
  if (source === null) return null
  const found = await visibleProducts(db, person, [source])
  const product = found.find(({ plantCode }) => plantCode === source.plantCode)
  if (product === undefined) return null
  const { productCode, customerCode } = product
  const [sold, order, customerName, quotedIn] = await Promise.all([
    soldFor(lgx, source),
    lastOrderOf(db, product),
    customerCode === work.item.customerCode ? '' : nameOf(db, customerCode),
    currencyOf(db, work.item.quoteId),
  ])
  return { productCode, customerName, quotedIn, ...sold, order }
}
