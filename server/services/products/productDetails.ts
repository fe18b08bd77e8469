import { and, asc, desc, eq, sql } from 'drizzle-orm'
import type { ProductDetails, ProductPrices } from '#contract/lgx'
import type { Product } from '#contract/quote'
import { emptySections } from '#domain/quoteItem'
import { itemReference } from '#domain/quotes'
import type { Database } from '../../database/database.ts'
import { existingProducts, productOrders, productPrices, quoteItems } from '../../database/schema/index.ts'
import type { ProductIdentity } from '../../integrations/lgx/newProduct.ts'
import type { Person } from '../../person/person.ts'
import { productPage } from './productRows.ts'
import { readProduct } from './readProduct.ts'

/** Orders of a product that are shown. */
const ordersShown = 50

const pricesOf = (db: Database, { plantCode, productId }: ProductIdentity) =>
  db
    .select({ quantity: productPrices.quantity, price: productPrices.price })
    .from(productPrices)
    .where(and(eq(productPrices.plantCode, plantCode), eq(productPrices.productId, productId)))
    .orderBy(asc(productPrices.quantity))

async function ordersOf(db: Database, { plantCode, productId }: ProductIdentity) {
  const rows = await db
    .select({
      order: productOrders,
      quoteId: quoteItems.quoteId,
      itemNo: quoteItems.itemNo,
    })
    .from(productOrders)
    .leftJoin(quoteItems, eq(quoteItems.id, productOrders.quoteItemId))
    .where(and(eq(productOrders.plantCode, plantCode), eq(productOrders.productId, productId)))
    .orderBy(desc(productOrders.orderedOn), desc(productOrders.id))
    .limit(ordersShown)
  return rows.map(({ order: { plantCode: _, productId: __, ...order }, quoteId, itemNo }) => ({
    ...order,
    reference: quoteId === null || itemNo === null ? '' : itemReference(quoteId, itemNo),
  }))
}

/** A product with its prices and the last fifty orders of it. */
export async function productDetails(
  db: Database,
  person: Person,
  asked: ProductIdentity,
): Promise<ProductDetails> {
  const product = await readProduct(db, person, asked)
  const [page, prices, orders] = await Promise.all([
    productPage(
      db,
      person,
      {},
      sql`${existingProducts.plantCode} = ${product.plantCode} and ${existingProducts.productId} = ${product.productId}`,
    ),
    pricesOf(db, product),
    ordersOf(db, product),
  ])
  const [row] = page.rows
  if (row === undefined) throw new Error(`Product ${product.productId} has no row in its list.`)
  const section: Product | undefined = product.sections.product
  return {
    ...row,
    prices,
    orders,
    product: section === undefined ? null : { ...emptySections.product, ...section },
    canRecost: product.item !== null,
  }
}

/** What a product costs its customer. */
export async function pricesOfProduct(
  db: Database,
  person: Person,
  asked: ProductIdentity,
): Promise<ProductPrices> {
  const product = await readProduct(db, person, asked)
  const { currencyCode, pricingUom, priceEffectiveDate, priceExpiryDate } = product
  return {
    currencyCode,
    pricingUom,
    priceEffectiveDate,
    priceExpiryDate,
    prices: await pricesOf(db, product),
  }
}
