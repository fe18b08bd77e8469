import { and, asc, eq, sql } from 'drizzle-orm'
import { isModifyCategory } from '#domain/quoteItem'
import type { Database } from '../../database/database.ts'
import { copiedSources, quoteItems } from '../../database/schema/index.ts'
import type { ProductIdentity } from '../../integrations/lgx/newProduct.ts'
import type { ItemRow } from '../quoteItem/itemRow.ts'

/** Whether the item changes a product, whose place its own will take. */
export const isModification = ({ itemCategory }: Pick<ItemRow, 'itemCategory'>): boolean =>
  isModifyCategory(itemCategory)

/** The existing product that an item was begun from; null when it was not. */
export async function sourceOf(db: Database, quoteItemId: number): Promise<ProductIdentity | null> {
  const [source] = await db
    .select({ plantCode: copiedSources.plantCode, productId: copiedSources.productId })
    .from(copiedSources)
    .where(eq(copiedSources.quoteItemId, quoteItemId))
  return source ?? null
}

/** The items of a quote that were begun from products of other customers than this one. */
export async function itemsOfOthers(db: Database, quoteId: number, customerCode: string) {
  return db
    .select({ itemNo: quoteItems.itemNo, itemCategory: quoteItems.itemCategory })
    .from(copiedSources)
    .innerJoin(quoteItems, eq(quoteItems.id, copiedSources.quoteItemId))
    .where(
      and(
        eq(quoteItems.quoteId, quoteId),
        sql`${copiedSources.source} ->> 'customerCode' <> ${customerCode}`,
      ),
    )
    .orderBy(asc(quoteItems.itemNo))
}

/** A product with the code of what it modifies, where it is a modification without one. Source: 001 §5. */
export async function withSourceCode<Values extends { readonly code: string; readonly itemCategory: string }>(
  db: Database,
  quoteItemId: number,
  product: Values,
): Promise<Values> {
  if (product.code.trim() !== '' || !isModification(product)) return product
  const [row] = await db
    .select({ code: sql<string | null>`${copiedSources.source} ->> 'productCode'` })
    .from(copiedSources)
    .where(eq(copiedSources.quoteItemId, quoteItemId))
  return { ...product, code: row?.code ?? '' }
}

/** Whether an item was begun from a product, and from one of another customer than it is for. */
export async function kindSource(db: Database, quoteItemId: number) {
  const [source] = await db
    .select({
      isOther: sql<boolean>`coalesce(${copiedSources.source} ->> 'customerCode', ${quoteItems.customerCode})
        <> ${quoteItems.customerCode}`,
    })
    .from(copiedSources)
    .innerJoin(quoteItems, eq(quoteItems.id, copiedSources.quoteItemId))
    .where(eq(copiedSources.quoteItemId, quoteItemId))
  return { hasSource: source !== undefined, isOther: source?.isOther === true }
}
