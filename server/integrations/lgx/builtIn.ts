import { and, asc, eq, ne, sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { flatten } from '../../database/flat.ts'
import { lgxProductSpecifications, lgxProducts, palletTypes } from '../../database/schema/index.ts'
import { createStatement } from '../../database/statement.ts'
import type { Lgx } from './lgx.ts'
import { ProductSpecification } from './productSpecification.ts'

const productByCode = createStatement<{ code: string }>('lgx_product_by_code', db => {
  const fields = { code: lgxProducts.productCode }
  const isAsked = and(
    eq(lgxProducts.customerCode, sql.placeholder('customerCode')),
    eq(sql`lower(${lgxProducts.productCode})`, sql.placeholder('productCode')),
  )
  return flatten(fields, db.select(fields).from(lgxProducts).where(isAsked).limit(1))
})

/** A stand-in for the ERP system that keeps its products in a table of its own. */
export function builtInLgx(db: Database): Lgx {
  return {
    adapter: 'built-in',
    isReachable: async () => true,
    productExists: async (customerCode, productCode) => {
      const rows = await productByCode(db, { customerCode, productCode: productCode.toLowerCase() })
      return rows.length > 0
    },
    productSpecification: async (plantCode, productId) => {
      const [row] = await db
        .select()
        .from(lgxProductSpecifications)
        .where(
          and(
            eq(lgxProductSpecifications.plantCode, plantCode.split('-')[0] ?? ''),
            eq(lgxProductSpecifications.productId, productId),
          ),
        )
      return row === undefined ? null : ProductSpecification.parse(row)
    },
    pallets: () =>
      db
        .select({
          code: palletTypes.lgxCode,
          description: palletTypes.name,
          palletTypeCode: palletTypes.code,
        })
        .from(palletTypes)
        .where(ne(palletTypes.lgxCode, ''))
        .orderBy(asc(palletTypes.lgxCode)),
  }
}
