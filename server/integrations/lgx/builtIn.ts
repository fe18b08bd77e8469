import { and, asc, eq, ne, sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { lgxProductSpecifications, lgxProducts, palletTypes } from '../../database/schema/index.ts'
import type { Lgx } from './lgx.ts'
import { ProductSpecification } from './productSpecification.ts'

/** A stand-in for the ERP system that keeps its products in a table of its own. */
export function builtInLgx(db: Database): Lgx {
  return {
    adapter: 'built-in',
    isReachable: async () => true,
    productExists: async (customerCode, productCode) => {
      const rows = await db
        .select({ code: lgxProducts.productCode })
        .from(lgxProducts)
        .where(
          and(
            eq(lgxProducts.customerCode, customerCode),
            eq(sql`lower(${lgxProducts.productCode})`, productCode.toLowerCase()),
          ),
        )
        .limit(1)
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
