import { readFileSync } from 'node:fs'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { ItemSections } from '#domain/quoteItem'
import type { Connection } from '../../../server/database/database.ts'
import { migrationsFolder } from '../../../server/database/pglite.ts'
import { quoteItemSections } from '../../../server/database/schema/index.ts'
import { openDemonstration } from '../startTestServer.ts'

const migration = readFileSync(`${migrationsFolder}/0053_where_prices_went.sql`, 'utf8')

let connection: Connection
beforeAll(async () => {
  connection = await openDemonstration()
})
afterAll(() => connection.close())

/** The prices of all items, by item. */
async function prices(): Promise<[number, ItemSections['pricing']][]> {
  const rows = await connection.db
    .select()
    .from(quoteItemSections)
    .where(eq(quoteItemSections.section, 'pricing'))
    .orderBy(quoteItemSections.quoteItemId)
  return rows.map(({ quoteItemId, data }) => [quoteItemId, data as ItemSections['pricing']])
}

it('prices kept before their place was have the one that their item goes to, its own or its quote’s', async () => {
  const { db } = connection
  // Some go to an address of their own, in parts, and some say how: what is calculated from it says the same.
  const own = [
    { deliveryState: 'NSW', deliveryPostCode: '2000' },
    { truckType: 'CUSTPICK', handUnloadingRequired: true },
  ]
  const before = await prices()
  const changed = new Map<number, object>()
  for (const [place, [id, { calculatedFrom }]] of before.entries()) {
    const from = calculatedFrom as { delivery: object; goesTo: object } | null
    const said = own[place % 3]
    if (from === null || said === undefined) continue
    changed.set(id, { ...from, delivery: { ...from.delivery, ...said }, goesTo: { ...from.goesTo, ...said } })
  }
  expect(changed.size).toBeGreaterThan(10)
  for (const [id, calculatedFrom] of changed) {
    await db
      .update(quoteItemSections)
      .set({ data: sql`${quoteItemSections.data} || ${JSON.stringify({ calculatedFrom })}::jsonb` })
      .where(sql`quote_item_id = ${id} and section = 'pricing'`)
  }
  const wanted = await prices()
  await db.execute(
    sql`update quote_item_sections set data = data #- '{calculatedFrom,goesTo}' where section = 'pricing'`,
  )

  await db.execute(sql.raw(migration))

  expect(await prices()).toEqual(wanted)
  await db.execute(sql.raw(migration))
  expect(await prices()).toEqual(wanted)
})
