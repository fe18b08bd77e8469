import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CatalogueProduct } from '#contract/product'
import type { Connection } from '../../../server/database/database.ts'
import { catalogueProducts } from '../../../server/database/schema/index.ts'
import { createTestApp, openEmbeddedDemonstration, type TestApp } from '../startTestServer.ts'
import { engines, openFilled } from './engines.ts'

const filter = { itemCategory: ['INDUSTRY_STANDARD'] }
const found = async (server: TestApp, q: string): Promise<CatalogueProduct[]> =>
  (await server.as('salesrep').get('/product/Product/Search', { filter: { q }, range: [0, 24] })).body
const names = async (server: TestApp, q: string) =>
  (await found(server, q)).map(({ productDescription }) => productDescription)
/** How many industry standards the filters count. */
const counted = async (server: TestApp): Promise<number> => {
  const { body } = await server.as('salesrep').get('/product/Product/Lookup', { filter })
  return body[0].items.find(({ id }: { id: string }) => id === 'INDUSTRY_STANDARD').count
}
const admin = (server: TestApp) => server.as('sysadmin')
const uploaded = (server: TestApp, dryRun: boolean, productDescription: string) =>
  admin(server).post('/product/Catalogue/Bulk', {
    dryRun,
    lines: [
      {
        line: 2,
        cells: {
          ...{ productId: 'IS-MANGO', productDescription, category: 'Produce trays', styleCode: '0422' },
          ...{ itemCategory: 'INDUSTRY_STANDARD', marketSegment: 'Fresh produce', state: 'QLD' },
          ...{ length: '400', width: '300', depth: '90' },
        },
      },
    ],
  })

it('what the catalogue was asked once is answered without asking the database again', async () => {
  let asked = 0
  const connection = await openEmbeddedDemonstration({
    logQuery: text => {
      if (text.includes('from "catalogue_products"')) asked += 1
    },
  })
  const server = await createTestApp({ connection })
  const [names1, counted1] = [await names(server, 'pad'), await counted(server)]
  expect(asked).toBe(2)
  expect([await names(server, 'pad'), await counted(server)]).toEqual([names1, counted1])
  expect(asked).toBe(2)
  await names(server, 'tray')
  expect(asked).toBe(3)
  expect((await admin(server).post('/config-admin/Maintenance/ForgetCaches')).status).toBe(200)
  await names(server, 'tray')
  expect(asked).toBe(4)
  await server.close()
})

describe.each(engines)('the catalogue on $name, with two servers', engine => {
  let connection: Connection
  let one: TestApp
  let other: TestApp

  beforeAll(async () => {
    connection = await openFilled(engine)
    one = await createTestApp({ connection })
    other = await createTestApp({ connection })
  })
  afterAll(async () => {
    await other.app.close()
    await one.close()
  })

  /** What the other server answers in the end; a second may pass. */
  const heard = <Answer>(read: (server: TestApp) => Promise<Answer>) =>
    expect.poll(() => read(other), { timeout: 1_000, interval: 20 })
  const mango = (server: TestApp) => names(server, 'mango')

  it('an upload shows at once where it was made, and within a second at the other; a dry run nowhere', async () => {
    const before = await counted(one)
    expect([await mango(one), await mango(other), await counted(other)]).toEqual([[], [], before])
    await uploaded(one, true, 'Mango tray')
    expect(await mango(one)).toEqual([])
    await uploaded(one, false, 'Mango tray')
    expect([await mango(one), await counted(one)]).toEqual([['Mango tray'], before + 1])
    await heard(mango).toEqual(['Mango tray'])
    await heard(counted).toBe(before + 1)
  })

  it('a save does too, and a removal', async () => {
    const [stored] = (await admin(one).get('/product/Catalogue', { filter: { q: 'mango' } })).body
    const save = async (changes: object) =>
      (await admin(one).post('/product/Catalogue', { ...stored, ...changes })).status
    expect(await save({ productDescription: 'Mango crate' })).toBe(200)
    expect(await mango(one)).toEqual(['Mango crate'])
    await heard(mango).toEqual(['Mango crate'])
    const { version } = (await admin(one).get('/product/Catalogue', { filter: { q: 'mango' } })).body[0]
    expect(await save({ version, isActive: false })).toBe(200)
    expect(await mango(one)).toEqual([])
    await heard(mango).toEqual([])
    const removed = await admin(one).delete(`/config/Master/catalogueProduct/${stored.id}`)
    expect(removed.status).toBe(200)
  })

  it('what is changed past every call is heard of by both', async () => {
    const [pad] = await found(one, 'pad')
    await found(other, 'pad')
    const id = pad?.id ?? 0
    await connection.db
      .update(catalogueProducts)
      .set({ productDescription: 'Pad of mango' })
      .where(eq(catalogueProducts.id, id))
    await expect.poll(() => mango(one), { timeout: 1_000, interval: 20 }).toEqual(['Pad of mango'])
    await heard(mango).toEqual(['Pad of mango'])
    await connection.db.delete(catalogueProducts).where(eq(catalogueProducts.id, id))
    await heard(mango).toEqual([])
    await connection.query('truncate catalogue_products cascade')
    await heard(server => names(server, 'tray')).toEqual([])
  })
})
