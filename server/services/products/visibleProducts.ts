import { and, eq, getTableColumns, inArray } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { customers, existingProducts } from '../../database/schema/index.ts'
import type { ProductIdentity } from '../../integrations/lgx/newProduct.ts'
import type { Person } from '../../person/person.ts'
import { visibleTo } from './productRows.ts'
import type { ProductRow } from './readProduct.ts'

/** Those products with these ids, at whatever plant, that a person may see. */
export function visibleProducts(
  db: Database,
  person: Person,
  asked: readonly ProductIdentity[],
): Promise<ProductRow[]> {
  return db
    .select(getTableColumns(existingProducts))
    .from(existingProducts)
    .leftJoin(customers, eq(customers.customerCode, existingProducts.customerCode))
    .where(
      and(
        eq(existingProducts.kind, 'product'),
        inArray(
          existingProducts.productId,
          asked.map(({ productId }) => productId),
        ),
        visibleTo(person),
      ),
    )
}
