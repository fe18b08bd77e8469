import { and, eq, ne, or, sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { existingProducts } from '../../database/schema/index.ts'
import { activeCode, keepProduct } from './keepProduct.ts'
import type { CreatedProduct, NewProduct } from './newProduct.ts'

/** The ids that products of this reference have: always the same ones. */
function namesOf({ reference, businessUnit, plantCode, productCode, sheets }: NewProduct): CreatedProduct {
  const lgxProductId = `P-${reference.replaceAll('/', '-')}`
  const product = { plantCode, lgxProductId, productCode }
  const isCcp = businessUnit === 'CCP'
  return {
    ccpProduct: isCcp ? product : null,
    boardProduct: isCcp ? null : product,
    sheetProducts: sheets.map((sheet, index) => ({
      plantCode: sheet.plantCode,
      lgxProductId: `${lgxProductId}-S${index + 1}`,
      productCode: `${productCode} S${index + 1}`,
    })),
    errorMessage: '',
  }
}

const refused = (errorMessage: string): CreatedProduct => ({
  ccpProduct: null,
  boardProduct: null,
  sheetProducts: [],
  errorMessage,
})

/** Makes a product in the stand-in's own table; a reference that has one is answered with it. */
export async function createBuiltIn(db: Database, product: NewProduct): Promise<CreatedProduct> {
  return db.transaction(async tx => {
    const names = namesOf(product)
    const [known] = await tx
      .select({ productId: existingProducts.productId })
      .from(existingProducts)
      .where(eq(existingProducts.reference, product.reference))
    if (known !== undefined) return names
    const { customerCode, productCode, replaces, quoteItemId } = product
    const [taken] = await tx
      .select({ productId: existingProducts.productId })
      .from(existingProducts)
      .where(
        and(
          activeCode(customerCode, productCode.toLowerCase()),
          sql`${existingProducts.quoteItemId} is distinct from ${quoteItemId}`,
          replaces === null
            ? undefined
            : or(
                ne(existingProducts.plantCode, replaces.plantCode),
                ne(existingProducts.productId, replaces.productId),
              ),
        ),
      )
    if (taken !== undefined) {
      return refused(`${customerCode} has a product ${productCode} already: ${taken.productId}.`)
    }
    await keepProduct(tx, product, names)
    return names
  })
}
