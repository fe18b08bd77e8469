import { and, eq } from 'drizzle-orm'
import type { ExistingProduct } from '#contract/customer'
import { logChanges } from '../../database/changeLog.ts'
import type { Database } from '../../database/database.ts'
import { existingProducts, vslCodes } from '../../database/schema/index.ts'
import type { Lgx } from '../../integrations/lgx/lgx.ts'
import type { ProductChange, ProductIdentity } from '../../integrations/lgx/newProduct.ts'
import type { Person } from '../../person/person.ts'
import { notFound, Problem } from '../../problem/problem.ts'
import { productDetails } from './productDetails.ts'
import { readProduct } from './readProduct.ts'

/** Refuses a VSL code that there is not. */
export async function assertVslCode(db: Database, code: string): Promise<void> {
  const [known] = await db.select({ code: vslCodes.code }).from(vslCodes).where(eq(vslCodes.code, code))
  if (known !== undefined) return
  throw new Problem('rule-failed', `There is no VSL code ${code}.`, {
    errors: [{ path: 'vslCode', message: 'not valid' }],
  })
}

/** Changes a product, first in the ERP system and then here: what it refuses or does not answer changes nothing. */
export async function changeProduct(
  { db, lgx }: { readonly db: Database; readonly lgx: Lgx },
  person: Person,
  identity: ProductIdentity,
  change: ProductChange,
): Promise<ExistingProduct> {
  const { plantCode, productId } = await readProduct(db, person, identity)
  const product = { plantCode, productId }
  if (!(await lgx.changeProduct(product, change))) throw notFound(`Product ${productId} in LGX`)
  const { what: _, ...columns } = change
  await db.transaction(async tx => {
    const isProduct = and(
      eq(existingProducts.plantCode, plantCode),
      eq(existingProducts.productId, productId),
    )
    const [before] = await tx.select().from(existingProducts).where(isProduct).for('update')
    if (before === undefined) throw notFound(`Product ${productId}`)
    await tx.update(existingProducts).set(columns).where(isProduct)
    const { sections: __, item: ___, quantities: ____, ...old } = before
    const thing = { what: 'product', key: `${plantCode}/${productId}`, quoteId: null }
    await logChanges(tx, person.login, thing, old, { ...old, ...columns })
  })
  return productDetails(db, person, product)
}
