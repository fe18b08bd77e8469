import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../../database/database.ts'
import { withRows } from '../../../database/flat.ts'
import { itemProducts, quoteItems } from '../../../database/schema/index.ts'
import { createStatement } from '../../../database/statement.ts'
import type { Lgx } from '../../../integrations/lgx/lgx.ts'
import type { Asked, FactQuestion } from './asked.ts'

/** Whether another item of the customer's quotes has the item's code (upper and lower case are one). */
export const isCodeUsed = ({ id, customerCode, code }: Pick<Asked, 'id' | 'customerCode' | 'code'>): SQL =>
  sql`(${customerCode} <> '' and ${code} <> '' and exists (select from ${quoteItems} other
    where other.customer_code = ${customerCode} and lower(other.product_code) = lower(${code})
      and other.id <> ${id} and other.close_type is distinct from 'trash'))`

/** Whether the code is that of a product which was made of the item itself: nobody else has it then. */
export const isOwnProduct = ({ id, code }: Pick<Asked, 'id' | 'code'>): SQL =>
  sql`(${code} <> '' and exists (select from ${itemProducts} own
    where own.quote_item_id = ${id} and lower(own.product_code) = lower(${code})))`

const given = sql.placeholder

const codeUsed = createStatement<{ isUsed: boolean }>('code_used', () => {
  const asked = {
    id: sql`${given('id')}::int`,
    customerCode: sql`${given('customerCode')}::text`,
    code: sql`${given('code')}::text`,
  }
  return withRows(['isUsed'], sql`select ${isCodeUsed(asked)}`)
})

/** Whether another item of the customer's quotes has this product code. */
export async function codeUsedInQuotes(
  db: Database,
  customerCode: string,
  code: string,
  exceptItem = 0,
): Promise<boolean> {
  const [asked] = await codeUsed(db, { id: exceptItem, customerCode, code })
  return asked?.isUsed ?? false
}

const ownProduct = createStatement<{ isOwn: boolean }>('own_product', () => {
  const asked = { id: sql`${given('id')}::int`, code: sql`${given('code')}::text` }
  return withRows(['isOwn'], sql`select ${isOwnProduct(asked)}`)
})

/** Whether a product with this code was made of the item itself. */
export async function isMadeOf(db: Database, quoteItemId: number, code: string): Promise<boolean> {
  const [asked] = await ownProduct(db, { id: quoteItemId, code })
  return asked?.isOwn ?? false
}

const keyOf = (customerCode: string, code: string) => JSON.stringify([customerCode, code])

/** What the ERP system said about product codes of customers; `failed`: it did not answer. */
export type ErpAnswers = ReadonlyMap<string, boolean | 'failed'>

/** A product code of a customer. */
export interface ProductCode {
  readonly customerCode: string
  readonly code: string
}

/**
 * Asks the ERP system about product codes. Ask before a transaction, never in one: the outside system may take its time,
 * and everybody else would wait for what the transaction holds.
 */
export async function askErp(lgx: Lgx, asked: readonly ProductCode[]): Promise<ErpAnswers> {
  const real = new Map(
    asked
      .filter(({ customerCode, code }) => customerCode !== '' && code !== '')
      .map(each => [keyOf(each.customerCode, each.code), each] as const),
  )
  const answers = [...real].map(async ([key, { customerCode, code }]) => {
    const taken = await lgx.productExists(customerCode, code).catch((): 'failed' => 'failed')
    return [key, taken] as const
  })
  return new Map(await Promise.all(answers))
}

/** The code that an item has, as the ERP system is asked about it. */
export const codeOf = ({
  customerCode,
  sections,
}: Pick<FactQuestion, 'customerCode' | 'sections'>): ProductCode => ({
  customerCode,
  code: sections.product.code,
})

/**
 * Whether the customer has the item's code already, in either system; `failed`: the ERP system said nothing about it. What
 * was made of the item itself is not in its way.
 */
export function codeTaken(
  { customerCode, code }: ProductCode,
  { isUsed, isOwn }: { readonly isUsed: boolean; readonly isOwn: boolean },
  erp: ErpAnswers,
): boolean | 'failed' {
  if (customerCode === '' || code === '') return false
  if (isOwn) return isUsed
  return isUsed || (erp.get(keyOf(customerCode, code)) ?? 'failed')
}

const itemCodes = createStatement<ProductCode>('item_codes', () =>
  withRows(
    ['customerCode', 'code'],
    sql`select customer_code, product_code from ${quoteItems} where id = ${sql.placeholder('quoteItemId')}::int`,
  ),
)

/** The code that an item has now; of nobody when there is no such item. */
export async function itemCode(db: Database, quoteItemId: number): Promise<ProductCode> {
  const [found] = await itemCodes(db, { quoteItemId })
  return found ?? { customerCode: '', code: '' }
}
