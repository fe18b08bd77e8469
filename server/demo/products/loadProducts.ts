import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm'
import { EstimateItem } from '#contract/estimateItem'
import { dayOf, daysAfter } from '#domain/days'
import type { EngineMasters } from '#domain/estimating'
import { priceAt } from '#domain/existingProducts'
import type { Database } from '../../database/database.ts'
import {
  customers,
  existingProducts,
  formes,
  itemProducts,
  productOrders,
  productPrices,
  quoteItems,
} from '../../database/schema/index.ts'
import type { NewProduct } from '../../integrations/lgx/newProduct.ts'
import { productOfItem } from '../../services/products/productOfItem.ts'
import { readItems } from '../../services/quoteItem/readItems.ts'
import type { WorkItem } from '../../services/quoteItem/workItem.ts'
import { plantRows } from '../reference.ts'
import { createCosted, pricesOf } from './costed.ts'

/** Days between two orders of a product, and for how many days its price holds. */
const between = [28, 35, 42, 60] as const
const priceHolds = [180, 270, 365] as const

interface Made {
  readonly work: WorkItem
  readonly product: NewProduct
  readonly productId: string
  readonly orders: readonly { readonly orderedOn: string; readonly quantity: number }[]
}

/** The first order is the item's own; the customer orders again every few weeks, a little more or less. */
function ordersOf({ item }: WorkItem, turn: number, today: string) {
  const first = { orderedOn: dayOf(item.wonAt ?? new Date(today)), quantity: item.orderQty ?? 0 }
  const pause = between[turn % between.length] ?? 28
  const again = Array.from({ length: turn % 6 }, (_, index) => ({
    orderedOn: daysAfter(first.orderedOn, pause * (index + 1)),
    quantity: Math.round((first.quantity * (8 + ((turn + index) % 5))) / 10),
  }))
  return [first, ...again.filter(({ orderedOn }) => orderedOn <= today)]
}

async function loadOrdersOf(db: Database, made: readonly Made[]): Promise<void> {
  await db.insert(productOrders).values(
    made.flatMap(({ work: { item }, product: { plantCode, prices }, productId, orders }) =>
      orders.map(({ orderedOn, quantity }, index) => ({
        plantCode,
        productId,
        orderedOn,
        quantity,
        price: priceAt(prices, quantity),
        customerPo: index === 0 ? item.orderPO : `PO-${5000 + item.id * 7 + index}`,
        quoteItemId: index === 0 ? item.id : null,
      })),
    ),
  )
}

/** A forme for each size that is cut, at the plant that cuts it. */
async function loadFormes(db: Database, made: readonly Made[]): Promise<void> {
  const known = new Map<string, typeof formes.$inferInsert>()
  for (const { work, product, orders } of made) {
    const step = work.sections.design.designSteps.find(each => each.stepFormes.length > 0)
    const { plantCode, fefcoCode, length, width, depth } = product
    const key = [plantCode, fefcoCode, length, width, depth].join(' ')
    if (step === undefined || known.has(key)) continue
    const number = known.size + 1
    known.set(key, {
      plantCode,
      formeCode: `F${plantCode[0]}${2100 + number * 3}`,
      countryCode: 'AU',
      description: `${fefcoCode} ${length} × ${width} × ${depth}`,
      vendorCode: number % 2 === 0 ? 'CUTLINE' : 'NORTHDIE',
      ruleLength: step.stepFormes[0]?.ruleLength ?? null,
      numberUp: step.totalNumberUp,
      location: `Rack ${String.fromCharCode(64 + (number % 6) + 1)}${number}`,
      lastUsedOn: orders.at(-1)?.orderedOn ?? null,
    })
  }
  if (known.size > 0) await db.insert(formes).values([...known.values()])
}

/** The products that customers have had for long: their prices at what things cost now, and an order each quarter. */
async function loadEarlier(db: Database, masters: EngineMasters, today: string): Promise<void> {
  const earlier = await db.select().from(existingProducts).where(isNull(existingProducts.reference))
  const costed = earlier.flatMap(product => {
    const { plantCode, productId, quantities } = product
    const prices = pricesOf(EstimateItem.parse(product.item), quantities, masters)
    return prices.map(price => ({ plantCode, productId, ...price }))
  })
  await db.insert(productPrices).values(costed)
  await db.insert(productOrders).values(
    earlier.flatMap(({ plantCode, productId, quantities }, turn) =>
      [290, 200, 105, 20].map((days, index) => ({
        plantCode,
        productId,
        orderedOn: daysAfter(today, -days - turn),
        quantity: quantities[index % quantities.length] ?? 0,
        price: priceAt(
          costed.filter(each => each.productId === productId),
          quantities[index % quantities.length] ?? 0,
        ),
        customerPo: `PO-${2100 + turn * 40 + index}`,
      })),
    ),
  )
  for (const [turn, { productId, quantities }] of earlier.entries()) {
    await db
      .update(existingProducts)
      .set({
        lastOrderedOn: daysAfter(today, -20 - turn),
        lastOrderQty: quantities[3 % quantities.length] ?? null,
        priceEffectiveDate: daysAfter(today, -290),
        priceExpiryDate: daysAfter(today, 40 + turn * 15),
      })
      .where(eq(existingProducts.productId, productId))
  }
}

/** Existing products of the demonstration: what customers ordered of its past quotes, with prices and orders since. */
export async function loadProducts(db: Database, masters: EngineMasters, today: string): Promise<void> {
  await loadEarlier(db, masters, today)
  const ordered = await db
    .select({ id: quoteItems.id, country: customers.country })
    .from(quoteItems)
    .innerJoin(customers, eq(customers.customerCode, quoteItems.customerCode))
    .where(and(isNotNull(quoteItems.wonAt), eq(quoteItems.isFinal, true)))
    .orderBy(asc(quoteItems.id))
  const countryOf = new Map(ordered.map(({ id, country }) => [id, country]))
  const works = await readItems(
    db,
    ordered.map(({ id }) => id),
  )
  const costedBy = createCosted(masters)
  const made = works.map((work, turn): Made => {
    const { item, prices } = costedBy(work.sections)
    const product = productOfItem(work, masters, {
      currencyCode: countryOf.get(work.item.id) === 'NZ' ? 'NZD' : 'AUD',
      costCentreCode: plantRows.find(({ code }) => code === work.item.plant)?.costCentreCode ?? '',
      replaces: null,
      set: null,
      region: '',
      orderedOn: work.item.wonAt === null ? null : dayOf(work.item.wonAt),
      item,
    })
    const orders = ordersOf(work, turn, today)
    const holds = priceHolds[turn % priceHolds.length] ?? 180
    const from = orders[0]?.orderedOn ?? today
    return {
      work,
      productId: `P-${20_001 + turn}`,
      orders,
      product: { ...product, pricingUom: 1000, prices, priceExpiryDate: daysAfter(from, holds) },
    }
  })
  await db.insert(existingProducts).values(
    made.map(({ product, productId, orders }) => {
      const { businessUnit: _, prices: __, replaces: ___, sheets: ____, quantities, ...row } = product
      const last = orders.at(-1)
      return {
        ...row,
        productId,
        quantities: [...quantities],
        lastOrderedOn: last?.orderedOn ?? null,
        lastOrderQty: last?.quantity ?? null,
      }
    }),
  )
  await db
    .insert(productPrices)
    .values(
      made.flatMap(({ product: { plantCode, prices }, productId }) =>
        prices.map(price => ({ plantCode, productId, ...price })),
      ),
    )
  await loadOrdersOf(db, made)
  await loadFormes(db, made)
  await db.insert(itemProducts).values(
    made.map(({ work: { item }, product, productId }) => ({
      quoteItemId: item.id,
      kind: item.businessUnit === 'CCP' ? ('ccp' as const) : ('board' as const),
      plantCode: product.plantCode,
      lgxProductId: productId,
      productCode: product.productCode,
      savedBy: 'custserv',
    })),
  )
}
