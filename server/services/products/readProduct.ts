import { and, eq } from 'drizzle-orm'
import { plantAlone } from '#domain/boardGrades'
import type { Database } from '../../database/database.ts'
import { customers, existingProducts } from '../../database/schema/index.ts'
import type { ProductIdentity } from '../../integrations/lgx/newProduct.ts'
import type { Person } from '../../person/person.ts'
import { notFound } from '../../problem/problem.ts'
import { visibleTo } from './productRows.ts'

export type ProductRow = typeof existingProducts.$inferSelect

/** A product, or the problem that there is none, or none for this person. */
export async function readProduct(
  db: Database,
  person: Person,
  { plantCode, productId }: ProductIdentity,
): Promise<ProductRow> {
  const [found] = await db
    .select({ product: existingProducts })
    .from(existingProducts)
    .leftJoin(customers, eq(customers.customerCode, existingProducts.customerCode))
    .where(
      and(
        eq(existingProducts.plantCode, plantAlone(plantCode)),
        eq(existingProducts.productId, productId),
        visibleTo(person),
      ),
    )
  if (found === undefined) throw notFound(`Product ${productId} of plant ${plantCode}`)
  return found.product
}
