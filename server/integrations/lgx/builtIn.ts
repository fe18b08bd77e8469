import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { lgxProducts } from '../../database/schema/index.ts'
import type { Lgx } from './lgx.ts'

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
  }
}
