import { and, count, desc, eq } from 'drizzle-orm'
import type { CustomerOrder } from '#contract/customer'
import { itemReference } from '#domain/quotes'
import type { Database } from '../../../database/database.ts'
import { type ListPage, type ListQuery, orderOf, rangeOf } from '../../../database/page.ts'
import { customers, existingProducts, productOrders, quoteItems } from '../../../database/schema/index.ts'
import type { Person } from '../../../person/person.ts'
import { visibleTo } from '../../products/productRows.ts'

export interface OfCustomerQuery extends ListQuery {
  readonly filter?: { readonly customerCode: string } | undefined
}

const sorts = {
  orderedOn: productOrders.orderedOn,
  productCode: existingProducts.productCode,
  description: existingProducts.description,
  quantity: productOrders.quantity,
  customerPo: productOrders.customerPo,
}

/** A page of the orders of a customer's products, as far as a person may see the products. */
export async function customerOrders(
  db: Database,
  person: Person,
  query: OfCustomerQuery,
): Promise<ListPage<CustomerOrder[]>> {
  const where = and(
    eq(existingProducts.customerCode, query.filter?.customerCode ?? ''),
    eq(existingProducts.kind, 'product'),
    visibleTo(person),
  )
  const ofProduct = and(
    eq(existingProducts.plantCode, productOrders.plantCode),
    eq(existingProducts.productId, productOrders.productId),
  )
  const { first, wanted } = rangeOf(query)
  const newest = [desc(productOrders.orderedOn), desc(productOrders.id)]
  const rows = await db
    .select({
      order: productOrders,
      productCode: existingProducts.productCode,
      description: existingProducts.description,
      pricingUom: existingProducts.pricingUom,
      currencyCode: existingProducts.currencyCode,
      quoteId: quoteItems.quoteId,
      itemNo: quoteItems.itemNo,
    })
    .from(productOrders)
    .innerJoin(existingProducts, ofProduct)
    .leftJoin(customers, eq(customers.customerCode, existingProducts.customerCode))
    .leftJoin(quoteItems, eq(quoteItems.id, productOrders.quoteItemId))
    .where(where)
    .orderBy(...orderOf(query, sorts, newest, productOrders.id))
    .offset(first)
    .limit(wanted)
  const [counted] = await db
    .select({ total: count() })
    .from(productOrders)
    .innerJoin(existingProducts, ofProduct)
    .leftJoin(customers, eq(customers.customerCode, existingProducts.customerCode))
    .where(where)
  return {
    first,
    total: counted?.total ?? 0,
    rows: rows.map(({ order, quoteId, itemNo, ...product }) => ({
      ...order,
      ...product,
      reference: quoteId === null || itemNo === null ? '' : itemReference(quoteId, itemNo),
    })),
  }
}
