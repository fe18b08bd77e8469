import { and, eq, sql } from 'drizzle-orm'
import { priceAt } from '#domain/existingProducts'
import type { Database } from '../../database/database.ts'
import { existingProducts, productOrders } from '../../database/schema/index.ts'
import type { NewProduct, ProductIdentity } from '../../integrations/lgx/newProduct.ts'
import type { WorkItem } from '../quoteItem/readItems.ts'

/** Writes the order of an item into the history of its product, once for each item. */
export async function noteOrder(
  tx: Database,
  { item }: Pick<WorkItem, 'item'>,
  { plantCode, productId }: ProductIdentity,
  { prices, priceEffectiveDate: orderedOn }: Pick<NewProduct, 'prices' | 'priceEffectiveDate'>,
): Promise<void> {
  const { orderQty: quantity } = item
  if (quantity === null || orderedOn === null) return
  const order = {
    plantCode,
    productId,
    orderedOn,
    quantity,
    price: priceAt(prices, quantity),
    customerPo: item.orderPO,
  }
  await tx
    .insert(productOrders)
    .values({ ...order, quoteItemId: item.id })
    .onConflictDoUpdate({ target: productOrders.quoteItemId, set: order })
  await tx
    .update(existingProducts)
    .set({ lastOrderedOn: order.orderedOn, lastOrderQty: quantity })
    .where(
      and(
        eq(existingProducts.plantCode, plantCode),
        eq(existingProducts.productId, productId),
        sql`coalesce(${existingProducts.lastOrderedOn}, '-infinity'::date) <= ${order.orderedOn}::date`,
      ),
    )
}
