import { and, eq, sql } from 'drizzle-orm'
import { priceAt } from '#domain/existingProducts'
import { orderedQuantity } from '#domain/quoteItem'
import type { Database } from '../../database/database.ts'
import { existingProducts, productOrders } from '../../database/schema/index.ts'
import type { NewProduct, ProductIdentity } from '../../integrations/lgx/newProduct.ts'
import type { WorkItem } from '../quoteItem/workItem.ts'

/** Writes the order of an item into the history of its product, once for each item: as many as were ordered. */
export async function noteOrder(
  tx: Database,
  { item, sections }: Pick<WorkItem, 'item' | 'sections'>,
  { plantCode, productId }: ProductIdentity,
  { prices, priceEffectiveDate: orderedOn }: Pick<NewProduct, 'prices' | 'priceEffectiveDate'>,
): Promise<void> {
  const quantity = orderedQuantity(sections.approval.purchaseOrders, item.orderPO, item.orderQty)
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
