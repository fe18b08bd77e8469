import { eq, isNotNull } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { existingProducts, quoteItems } from '../../server/database/schema/index.ts'
import { createTestApp, type TestApp } from './startTestServer.ts'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
})
afterAll(() => server.close())

const su = () => server.as('su')

describe('rule product-updates: what is changed of a product', () => {
  const put = (what: string, body: object, login = 'designer') =>
    server
      .as(login)
      .put(`/lgx/ProductVelocity/${what}`, { productId: 'P-10001', plantCode: 'NTH-100', ...body })

  it.each([
    ['VSLCode', { vslCode: '0203' }],
    ['EskoProjectNumber', { eskoProjectNumber: 'N-4711' }],
    ['PalletizationSize', { unitLoadSizeLength: 1165, unitLoadSizeWidth: 1165, unitLoadSizeHeight: 1400 }],
  ])('%s is kept', async (what, change) => {
    const { status, body } = await put(what, change)
    expect([status, body]).toEqual([200, expect.objectContaining(change)])
    const read = await su().get('/lgx/ProductDetails', { plantCode: 'NTH', productId: 'P-10001' })
    expect(read.body).toMatchObject(change)
  })

  it.each([
    ['VSLCode', { vslCode: 'NONE' }, 422, 'vslCode'],
    ['EskoProjectNumber', { eskoProjectNumber: ' ' }, 400, 'eskoProjectNumber'],
    [
      'PalletizationSize',
      { unitLoadSizeLength: 0, unitLoadSizeWidth: 1, unitLoadSizeHeight: 1 },
      400,
      'unitLoadSizeLength',
    ],
  ])('%s %o is refused at its field', async (what, change, status, path) => {
    const answer = await put(what, change)
    expect([answer.status, answer.body.errors[0].path]).toEqual([status, path])
  })

  it('is not for those who only sell, and not of what is not there', async () => {
    expect((await put('VSLCode', { vslCode: '0201' }, 'salesrep')).status).toBe(403)
    expect((await put('VSLCode', { vslCode: '0201', productId: 'P-0' })).status).toBe(404)
  })

  it('rule default-cost-centre-update: the plant of a customer', async () => {
    const asked = { customerCode: 'HAR004', plantCode: 'STH', costCentreCode: '200' }
    const save = (body: object) =>
      server.as('salesrep').put('/lgx/ProductVelocity/CustomerDefaultPlant', body)
    expect((await save(asked)).body).toEqual(asked)
    const profile = await su().get('/customer/Profile', { CustomerCode: 'HAR004' })
    expect(profile.body).toMatchObject({ plantCode: 'STH-200', costCentreCode: '200' })
    const wrong = await save({ ...asked, costCentreCode: '999' })
    expect([wrong.status, wrong.body.errors[0].path]).toEqual([422, 'costCentreCode'])
  })
})

describe('what the ERP system knows besides', () => {
  it('customers by words, and where they are made for', async () => {
    const found = (await su().get('/lgx/Customer', { filter: 'corella creek' })).body
    expect(found).toMatchObject([{ lgxCustomerCode: 'LGX-COR002', customerName: 'Corella Creek Wines' }])
    const plants = (await su().get('/lgx/Customer/Plant/KIN005')).body
    expect(plants[0]).toMatchObject({ plantCode: 'STH', costCentreCode: '200', isDefault: true })
    expect(plants.filter((plant: { isDefault: boolean }) => plant.isDefault)).toHaveLength(1)
    expect((await su().get('/lgx/Customer/Plant/NOBODY')).status).toBe(404)
  })

  it('formes by the start of their code, plant and country', async () => {
    const all = (await su().get('/lgx/Forme')).body
    expect(all.length).toBeGreaterThan(2)
    const [{ formeCode, plantCode, ruleLength }] = all
    expect(ruleLength).toBeGreaterThan(0)
    const one = (await su().get('/lgx/Forme', { formeCode: formeCode.toLowerCase(), plantCode })).body
    expect(one.map((forme: { formeCode: string }) => forme.formeCode)).toEqual([formeCode])
    expect((await su().get('/lgx/Forme', { countryCode: 'NZ' })).body).toEqual([])
  })

  it('the demonstration’s products, each priced, ordered and measured by the engines', async () => {
    const { db } = server.connection
    const rows = await db.select().from(existingProducts).where(isNotNull(existingProducts.quoteItemId))
    expect(rows.length).toBeGreaterThan(80)
    const [row] = rows
    const query = { plantCode: row?.plantCode ?? '', productId: row?.productId ?? '' }
    const priced = (await su().get('/lgx/PricingLookup', query)).body
    expect(priced.prices).toHaveLength(3)
    const [few, , many] = priced.prices
    expect(few.price).toBeGreaterThan(many.price)
    expect(priced.priceExpiryDate).toMatch(/^\d{4}-/)
    const unmade = await db
      .select()
      .from(quoteItems)
      .where(eq(quoteItems.id, row?.quoteItemId ?? 0))
    expect(unmade[0]?.wonAt).not.toBeNull()
  })
})
