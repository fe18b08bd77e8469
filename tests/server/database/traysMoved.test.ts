import { readFileSync } from 'node:fs'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Connection } from '../../../server/database/database.ts'
import { migrationsFolder } from '../../../server/database/pglite.ts'
import {
  catalogueProducts,
  existingProducts,
  quoteItemSections,
  vslCodes,
} from '../../../server/database/schema/index.ts'
import { openDemonstration } from '../startTestServer.ts'

const statements = readFileSync(`${migrationsFolder}/0042_trays_as_the_trade.sql`, 'utf8').split(
  '--> statement-breakpoint',
)

let connection: Connection
beforeAll(async () => {
  connection = await openDemonstration()
})
afterAll(() => connection.close())

it('trays without a lid take the names of the trade, wherever they are stored', async () => {
  const { db } = connection
  const [item] = await db.select().from(quoteItemSections).where(eq(quoteItemSections.section, 'product'))
  const [product] = await db.select().from(existingProducts)
  const [sold] = await db.select().from(catalogueProducts)
  if (item === undefined || product === undefined || sold === undefined) throw new Error('nothing is stored')
  const ofItem = sql`quote_item_id = ${item.quoteItemId} and section = 'product'`
  const old = { styleVariant: '0421', fefCoVariantCode: '0422', vslCode: '0421' }
  await db
    .update(quoteItemSections)
    .set({ data: { ...(item.data as object), ...old } })
    .where(ofItem)
  await db
    .update(existingProducts)
    .set({ fefcoCode: '0422', vslCode: '0421', item: { style: '0422', length: 400 } })
    .where(eq(existingProducts.productId, product.productId))
  await db.update(catalogueProducts).set({ styleCode: '0421' }).where(eq(catalogueProducts.id, sold.id))
  await db.delete(vslCodes).where(eq(vslCodes.code, '0422-4'))

  for (const statement of statements) await db.execute(sql.raw(statement))

  const [itemNow] = await db.select().from(quoteItemSections).where(ofItem)
  expect(itemNow?.data).toEqual({
    ...(item.data as object),
    ...{ styleVariant: '0422', fefCoVariantCode: '0422-4', vslCode: '0422' },
  })
  const [productNow] = await db
    .select()
    .from(existingProducts)
    .where(eq(existingProducts.productId, product.productId))
  expect(productNow).toMatchObject({
    ...{ fefcoCode: '0422-4', vslCode: '0422', item: { style: '0422-4', length: 400 } },
    sections: product.sections,
  })
  const [soldNow] = await db.select().from(catalogueProducts).where(eq(catalogueProducts.id, sold.id))
  expect(soldNow?.styleCode).toBe('0422')
  const codes = await db.select().from(vslCodes).where(eq(vslCodes.code, '0422-4'))
  expect(codes).toHaveLength(1)
})
