import { and, asc, eq } from 'drizzle-orm'
import { logEvent } from '../../database/changeLog.ts'
import type { Database } from '../../database/database.ts'
import { existingProducts, itemProducts } from '../../database/schema/index.ts'
import type { Person } from '../../person/person.ts'
import { Problem } from '../../problem/problem.ts'
import { readItemFor } from '../quoteItem/itemFor.ts'

async function linksOf(db: Database, quoteItemId: number) {
  const rows = await db
    .select()
    .from(itemProducts)
    .where(eq(itemProducts.quoteItemId, quoteItemId))
    .orderBy(asc(itemProducts.kind), asc(itemProducts.lgxProductId))
  return rows.map(({ quoteItemId: quoteProductBoxId, savedAt, ...link }) => ({
    ...link,
    quoteProductBoxId,
    savedAt: savedAt.toISOString(),
  }))
}

/** The products of the ERP system that an item is made as. */
export async function productsOfItem(db: Database, person: Person, quoteItemId: number) {
  await readItemFor(db, person, quoteItemId)
  return linksOf(db, quoteItemId)
}

/** Says that an item is made as one of its customer's products. */
export async function saveProductOfItem(
  db: Database,
  person: Person,
  quoteItemId: number,
  lgxProductId: string,
) {
  const { item } = await readItemFor(db, person, quoteItemId)
  const [product] = await db
    .select()
    .from(existingProducts)
    .where(
      and(
        eq(existingProducts.productId, lgxProductId),
        eq(existingProducts.customerCode, item.customerCode),
        eq(existingProducts.isActive, true),
      ),
    )
  if (product === undefined) {
    throw new Problem(
      'rule-failed',
      `${item.customerName || 'The customer'} has no product ${lgxProductId}.`,
      {
        errors: [{ path: 'lgxProductId', message: 'not valid' }],
      },
    )
  }
  const isSheet = product.kind === 'sheet'
  const kind = isSheet ? 'sheet' : item.businessUnit === 'CCP' ? 'ccp' : 'board'
  await db.transaction(async tx => {
    // An item is one product; sheets of it may be many.
    if (!isSheet) {
      await tx
        .delete(itemProducts)
        .where(and(eq(itemProducts.quoteItemId, item.id), eq(itemProducts.kind, kind)))
    }
    await tx
      .insert(itemProducts)
      .values({
        quoteItemId: item.id,
        kind,
        plantCode: product.plantCode,
        lgxProductId,
        productCode: product.productCode,
        savedBy: person.login,
      })
      .onConflictDoNothing()
    const thing = { what: 'quoteItem', key: String(item.id), quoteId: item.quoteId }
    await logEvent(tx, person.login, thing, 'lgxProduct', { lgxProductId })
  })
  return linksOf(db, item.id)
}
