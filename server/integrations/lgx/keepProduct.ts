import { and, eq, ne, or, sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { existingProducts, productPrices } from '../../database/schema/index.ts'
import type { CreatedProduct, NewProduct } from './newProduct.ts'

/** What of a new product stands in its row. */
function rowOf(product: NewProduct): Omit<typeof existingProducts.$inferInsert, 'productId'> {
  const { businessUnit: _, prices: __, replaces: ___, sheets: ____, set: _____, quantities, ...row } = product
  return { ...row, quantities: [...quantities] }
}

/** The products whose place a new one takes: what it modifies, and what was made of the same item before. */
async function retire(tx: Database, { quoteItemId, replaces, reference }: NewProduct): Promise<void> {
  const ofItem = and(eq(existingProducts.quoteItemId, quoteItemId), ne(existingProducts.reference, reference))
  const replaced =
    replaces === null
      ? undefined
      : and(
          eq(existingProducts.plantCode, replaces.plantCode),
          eq(existingProducts.productId, replaces.productId),
        )
  await tx.update(existingProducts).set({ isActive: false }).where(or(ofItem, replaced))
}

/** Keeps a product that the ERP system has made, with its prices and the sheets of it. One that is kept stays as it is. */
export async function keepProduct(tx: Database, product: NewProduct, created: CreatedProduct): Promise<void> {
  const made = created.ccpProduct ?? created.boardProduct
  if (made === null) return
  const { plantCode, lgxProductId: productId } = made
  const [known] = await tx
    .select({ productId: existingProducts.productId })
    .from(existingProducts)
    .where(and(eq(existingProducts.plantCode, plantCode), eq(existingProducts.productId, productId)))
  if (known !== undefined) return
  await retire(tx, product)
  const row = rowOf(product)
  await tx.insert(existingProducts).values({ ...row, plantCode, productId })
  const prices = product.prices.map(({ quantity, price }) => ({ plantCode, productId, quantity, price }))
  if (prices.length > 0) await tx.insert(productPrices).values(prices).onConflictDoNothing()
  const sheets = created.sheetProducts.map((sheet, index) => ({
    plantCode: sheet.plantCode,
    productId: sheet.lgxProductId,
    customerCode: product.customerCode,
    productCode: sheet.productCode,
    description: `Sheet of ${product.description}`,
    kind: 'sheet' as const,
    quoteItemId: product.quoteItemId,
    reference: `${product.reference}/${index + 1}`,
    boardGradeCode: product.boardGradeCode,
    length: product.sheets[index]?.length ?? 0,
    width: product.sheets[index]?.width ?? 0,
  }))
  if (sheets.length > 0) await tx.insert(existingProducts).values(sheets).onConflictDoNothing()
}

/** The condition for the customer's product with this code that is in use; letters in either case. */
export const activeCode = (customerCode: unknown, productCode: unknown) =>
  and(
    sql`${existingProducts.isActive}`,
    sql`${existingProducts.customerCode} = ${customerCode}`,
    sql`lower(${existingProducts.productCode}) = ${productCode}`,
  )
