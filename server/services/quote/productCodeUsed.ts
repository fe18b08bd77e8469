import { and, eq, ne, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { quoteItems } from '../../database/schema/index.ts'
import type { Person } from '../../person/person.ts'
import { visibleItems } from '../quote-worklist/visibleItems.ts'
import { codeUsedInQuotes } from '../quoteItem/facts/productCodes.ts'

interface AskedCode {
  readonly customerCode: string
  readonly productCode: string
  /** The item that is to have it. */
  readonly quoteItemId?: number | undefined
}

/**
 * Whether another item of the customer's has the code. Who asks for an item of that customer which they may see is told of
 * all of the customer's items, as its save would; anybody else of those that they may see.
 */
export async function productCodeUsed(
  db: Database,
  person: Person,
  { customerCode, productCode, quoteItemId = 0 }: AskedCode,
): Promise<boolean> {
  if (customerCode === '' || productCode === '') return false
  const isThere = async (which: SQL | undefined): Promise<boolean> => {
    const ofCustomer = eq(quoteItems.customerCode, customerCode)
    const rows = await db
      .select({ id: quoteItems.id })
      .from(quoteItems)
      .where(and(ofCustomer, which, visibleItems(db, person)))
      .limit(1)
    return rows.length > 0
  }
  if (await isThere(eq(quoteItems.id, quoteItemId))) {
    return codeUsedInQuotes(db, customerCode, productCode, quoteItemId)
  }
  return isThere(
    and(
      sql`lower(${quoteItems.productCode}) = lower(${productCode})`,
      ne(quoteItems.id, quoteItemId),
      sql`${quoteItems.closeType} is distinct from 'trash'`,
    ),
  )
}
