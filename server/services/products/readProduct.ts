import { and, eq } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { customers, existingProducts } from '../../database/schema/index.ts'
import type { ProductIdentity } from '../../integrations/lgx/newProduct.ts'
import type { Person } from '../../person/person.ts'
import { notFound } from '../../problem/problem.ts'
import { visibleTo } from './productRows.ts'

export type ProductRow = typeof existingProducts.$inferSelect

/** The plant of a code that may be joined with its cost centre. */
export const plantOf = (plantCode: string): string => plantCode.split('-')[0] ?? ''

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
        eq(existingProducts.plantCode, plantOf(plantCode)),
        eq(existingProducts.productId, productId),
        visibleTo(person),
      ),
    )
  if (found === undefined) throw notFound(`Product ${productId} of plant ${plantCode}`)
  return found.product
}
