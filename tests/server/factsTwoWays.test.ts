import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Delivery, emptySections } from '#domain/quoteItem'
import { quoteItemSections, quoteItems } from '../../server/database/schema/index.ts'
import { findFacts } from '../../server/services/quoteItem/facts/found.ts'
import { mastersOf } from '../../server/services/quoteItem/facts/ruleMasters.ts'
import { questionOf } from '../../server/services/quoteItem/findingsAt.ts'
import { readItems } from '../../server/services/quoteItem/readItems.ts'
import { createTestApp, type TestApp } from './startTestServer.ts'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
})
afterAll(() => server.close())

/** What an item says of where it goes; a part of an address counts as one, also without its postcode. */
const deliveries: readonly Partial<Delivery>[] = [
  {},
  { deliveryPostCode: '2000', deliveryState: 'NSW' },
  { deliveryPostCode: ' 3175 ' },
  { deliveryPostCode: 'none' },
  { deliveryAddress: '1 Quay Street' },
  { deliverySuburb: 'Penrith', deliveryPostCode: '2750', deliveryState: 'NSW' },
]

describe('what rules ask of the database', () => {
  it('is the same beside an item that is read, for what the item says, and as it is remembered', async () => {
    const { db } = server.connection
    const ids = (await db.select({ id: quoteItems.id }).from(quoteItems)).map(({ id }) => id)
    for (const [place, delivery] of deliveries.entries()) {
      const data = { ...emptySections.delivery, ...delivery }
      await db
        .insert(quoteItemSections)
        .values({ quoteItemId: ids[place] ?? 0, section: 'delivery', version: 1, data })
        .onConflictDoUpdate({
          target: [quoteItemSections.quoteItemId, quoteItemSections.section],
          set: { data },
        })
    }
    const works = await readItems(db, ids)
    expect(works.length).toBeGreaterThan(deliveries.length)
    const read = works.map(questionOf)
    const asked = read.map(question => ({ ...question, found: undefined }))
    const found = await findFacts(db, asked)
    for (const { item, found: read } of works) expect(read?.is, `item ${item.id}`).toEqual(found.get(item.id))
    await mastersOf(db, read)
    const [remembered, anew] = [await mastersOf(db, read), await mastersOf(db, asked)]
    const regionsOf = ids.map(id => remembered.get(id)?.regionRanges?.length ?? 0)
    expect(regionsOf).toEqual(expect.arrayContaining([0]))
    expect(Math.max(...regionsOf)).toBeGreaterThan(0)
    for (const id of ids) expect(remembered.get(id), `item ${id}`).toEqual(anew.get(id))
  })
})
