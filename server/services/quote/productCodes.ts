import { and, eq, ne, sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { flatten } from '../../database/flat.ts'
import { quoteItems } from '../../database/schema/index.ts'
import { createStatement } from '../../database/statement.ts'
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

/** What the ERP system said about one product code of one customer; `failed`: it did not answer. */
export interface ErpAnswer {
  readonly customerCode: string
  readonly productCode: string
  readonly taken: boolean | 'failed'
}

/**
 * Asks the ERP system about a product code. Ask before a transaction, never in one: the outside system may take its
 * time, and everybody else would wait for what the transaction holds.
 */
export async function askErp(lgx: Lgx, customerCode: string, productCode: string): Promise<ErpAnswer> {
  const about = { customerCode, productCode }
  if (customerCode === '' || productCode === '') return { ...about, taken: false }
  try {
    return { ...about, taken: await lgx.productExists(customerCode, productCode) }
  } catch {
    return { ...about, taken: 'failed' }
  }
}

const itemCodes = createStatement<{ customerCode: string; productCode: string }>('item_codes', db => {
  const fields = { customerCode: quoteItems.customerCode, productCode: quoteItems.productCode }
  const id = sql.placeholder('quoteItemId')
  return flatten(fields, db.select(fields).from(quoteItems).where(eq(quoteItems.id, id)))
})

/** Asks the ERP system about the code that an item has now; about nothing when there is no such item. */
export async function askErpAboutItem(db: Database, lgx: Lgx, quoteItemId: number): Promise<ErpAnswer> {
  const [item] = await itemCodes(db, { quoteItemId })
  return askErp(lgx, item?.customerCode ?? '', item?.productCode ?? '')
}

/**
 * The check of both systems; `isUsed`: whether another item of the customer's quotes has the code. `failed` when the ERP
 * system said nothing about this code of this customer.
 */
export function productCodeTaken(
  isUsed: boolean,
  erp: ErpAnswer,
  customerCode: string,
  productCode: string,
): boolean | 'failed' {
  if (customerCode === '' || productCode === '') return false
  if (isUsed) return true
  return erp.customerCode === customerCode && erp.productCode === productCode ? erp.taken : 'failed'
}
