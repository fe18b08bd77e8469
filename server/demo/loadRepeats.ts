import { and, desc, eq } from 'drizzle-orm'
import { daysAfter } from '#domain/days'
import type { Database } from '../database/database.ts'
import { existingProducts } from '../database/schema/index.ts'
import { personOf } from '../person/personOf.ts'
import { addRequoted } from '../services/products/requote.ts'
import { startQuote } from '../services/quote/startQuote.ts'
import { createDefinitions } from '../services/quoteItem/definition.ts'
import { customerFor } from './quoteCustomers.ts'

/** What the products that a customer ordered last are quoted again as. */
const again = [
  { itemCategory: 'COPY_NEW_PRINT_SKU', quantity: 6000 },
  { itemCategory: 'MODIFY_SIMPLE_CHANGE', quantity: 2500 },
] as const

/** A quote of what a customer ordered last, as most quotes are: one product with a new print, one changed a little. */
export async function loadRepeats(db: Database, today: string): Promise<void> {
  const { customerCode, salesRepLogin } = customerFor(0)
  const person = await personOf(db, salesRepLogin)
  if (person === null) throw new Error(`There is no ${salesRepLogin}.`)
  const products = await db
    .select({ plantCode: existingProducts.plantCode, productId: existingProducts.productId })
    .from(existingProducts)
    .where(and(eq(existingProducts.customerCode, customerCode), eq(existingProducts.kind, 'product')))
    .orderBy(desc(existingProducts.lastOrderedOn), desc(existingProducts.productId))
    .limit(again.length)
  const id = await startQuote(db, { login: salesRepLogin, today }, customerCode, {
    description: 'Last order again, spring print',
    requiredDate: daysAfter(today, 21),
  })
  await addRequoted(
    { db, definitions: createDefinitions(db), today: () => today },
    person,
    {
      id,
      customer: { customerCode },
      products: products.flatMap((product, index) => ({ ...product, ...(again[index] ?? again[0]) })),
      allowByPassPricing: false,
    },
    false,
  )
}
