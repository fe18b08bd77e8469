import { and, eq, ne, sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { quoteItems } from '../../database/schema/index.ts'
import type { Lgx } from '../../integrations/lgx/lgx.ts'

/** Whether another item of the customer's quotes has this product code (upper and lower case are one). */
export async function codeUsedInQuotes(
  db: Database,
  customerCode: string,
  productCode: string,
  exceptItem: number | undefined,
): Promise<boolean> {
  if (customerCode === '' || productCode === '') return false
  const rows = await db
    .select({ id: quoteItems.id })
    .from(quoteItems)
    .where(
      and(
        eq(quoteItems.customerCode, customerCode),
        eq(sql`lower(${quoteItems.productCode})`, productCode.toLowerCase()),
        exceptItem === undefined ? undefined : ne(quoteItems.id, exceptItem),
        sql`${quoteItems.closeType} is distinct from 'trash'`,
      ),
    )
    .limit(1)
  return rows.length > 0
}

/** The check of both systems; `failed` when the ERP system does not answer. */
export async function productCodeTaken(
  db: Database,
  lgx: Lgx,
  customerCode: string,
  productCode: string,
  exceptItem: number,
): Promise<boolean | 'failed'> {
  if (customerCode === '' || productCode === '') return false
  if (await codeUsedInQuotes(db, customerCode, productCode, exceptItem)) return true
  try {
    return await lgx.productExists(customerCode, productCode)
  } catch {
    return 'failed'
  }
}
