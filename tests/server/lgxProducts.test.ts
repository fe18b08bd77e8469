import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  existingProducts,
  jobs,
  productOrders,
  quoteItems,
  quotes,
} from '../../server/database/schema/index.ts'
import { builtInLgx } from '../../server/integrations/lgx/builtIn.ts'
import { httpLgx } from '../../server/integrations/lgx/http.ts'
import type { Lgx } from '../../server/integrations/lgx/lgx.ts'
import { createJobRunner } from '../../server/jobs/jobRunner.ts'
import { createMasters } from '../../server/services/engine/masters.ts'
import { jobHandlers } from '../../server/services/jobs/jobHandlers.ts'
import { productJobKind } from '../../server/services/products/productJob.ts'
import { givenUpWhenTold } from './givenUp.ts'
import { itemOrdered, runProductJobs } from './orderSteps.ts'
import { loadItem, submitItem, type TestItem } from './quoteSteps.ts'
import { createTestApp, type TestApp } from './startTestServer.ts'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
})
afterAll(() => server.close())

const su = () => server.as('su')
const run = (lgx?: Lgx) => runProductJobs(server, lgx)
const orderedItem = (customerCode?: string) => itemOrdered(server, customerCode)

const create = ({ itemId: id }: TestItem, isLook = false) =>
  su().post('/lgx/ProductVelocity/CreateProduct', { quoteItem: { id }, isLook })
const productsOf = ({ itemId }: TestItem) =>
  server.connection.db.select().from(existingProducts).where(eq(existingProducts.quoteItemId, itemId))
const linksOf = async ({ itemId }: TestItem) =>
  (await su().get('/quote/Quote/GetQuoteProductBoxLgx', { quoteItemId: itemId })).body

describe('what is ordered today is an existing product tomorrow', () => {
  it('lgx-from-item: is made by the order itself, once, with its price, pallet and order', async () => {
    const item = await orderedItem()
    expect((await create(item)).body.status).toBe('Running')
    await run()
    const created = (await create(item)).body
    expect(created).toMatchObject({ status: 'Success', ccpProduct: null, errorMessage: '' })
    expect(created.boardProduct.lgxProductId).toMatch(/^P-\d+-1-\d+$/)
    await run()
    const [product, ...others] = await productsOf(item)
    expect(others).toEqual([])
    const { lgxProductId: productId, plantCode } = created.boardProduct
    const details = (await su().get('/lgx/ProductDetails', { plantCode, productId })).body
    const { palletization } = await loadItem(su(), item)
    expect(details).toMatchObject({
      customerCode: 'BLU001',
      boardGradeCode: 'C340',
      length: 400,
      palletQty: palletization.totalPalletQty,
      canRecost: true,
      orders: [{ quantity: 5000, customerPo: 'PO-77', reference: `${item.quoteId}-1` }],
    })
    expect(product?.item).not.toBeNull()
    expect(await linksOf(item)).toMatchObject([{ kind: 'board', lgxProductId: productId }])
  })

  it('costs as a product what it cost as an item: with freight to where it went', async () => {
    const [collected, delivered] = [await orderedItem(), await orderedItem()]
    const { db } = server.connection
    await db.update(quotes).set({ truckType: '' }).where(eq(quotes.id, delivered.quoteId))
    await run()
    const goesTo = async (item: TestItem) => Object((await productsOf(item))[0]?.item).delivery
    expect(await goesTo(collected)).toMatchObject({ isPickup: true })
    expect(await goesTo(delivered)).toMatchObject({ isPickup: false, regionCode: 'VIC-GEE' })
  })

  it('is of the day that it was where the company works when it was ordered', async () => {
    const item = await orderedItem()
    const wonAt = new Date('2026-11-26T22:30:00Z')
    await server.connection.db.update(quoteItems).set({ wonAt }).where(eq(quoteItems.id, item.itemId))
    await run()
    const [{ plantCode, lgxProductId: productId }] = await linksOf(item)
    const details = (await su().get('/lgx/ProductDetails', { plantCode, productId })).body
    const day = '2026-11-27'
    expect(details).toMatchObject({ priceEffectiveDate: day, orders: [{ orderedOn: day }] })
  })

  it('is not in its own way, but in that of another item with its code', async () => {
    const item = await orderedItem()
    await run()
    const [{ productCode }] = await linksOf(item)
    const exists = async (quoteItemId: number) =>
      (await su().get('/lgx/ProductExists', { customerCode: 'BLU001', productCode, quoteItemId })).body.exists
    expect([await exists(item.itemId), await exists(1)]).toEqual([false, true])
  })

  it('makes no second one when the answer was lost', async () => {
    const item = await orderedItem()
    const real = builtInLgx(server.connection.db)
    let lost = 1
    await run({
      ...real,
      createProduct: async product => {
        const created = await real.createProduct(product)
        if (lost-- > 0) throw new Error('The answer was lost.')
        return created
      },
    })
    expect((await create(item)).body.status).toBe('Success')
    expect(await productsOf(item)).toHaveLength(1)
    const orders = await server.connection.db
      .select()
      .from(productOrders)
      .where(eq(productOrders.quoteItemId, item.itemId))
    expect(orders).toHaveLength(1)
  })

  it('lgx-create: says in the ERP system’s words why it was not made, and is tried again when asked', async () => {
    const item = await orderedItem()
    const real = builtInLgx(server.connection.db)
    const nothing = { ccpProduct: null, boardProduct: null, sheetProducts: [] }
    const errorMessage = 'Customer is on stop.'
    await run({ ...real, createProduct: async () => ({ ...nothing, errorMessage }) })
    const { db } = server.connection
    const [failed] = await db
      .select()
      .from(jobs)
      .where(and(eq(jobs.kind, productJobKind), eq(jobs.state, 'Failed')))
    expect(failed?.failure).toBe(errorMessage)
    expect((await create(item, true)).body).toMatchObject({ status: 'Failed', errorMessage })
    expect((await create(item)).body.status).toBe('Running')
    await run()
    expect((await create(item)).body.status).toBe('Success')
  })

  it('is refused for what nobody has ordered', async () => {
    const item = await submitItem(server)
    const { status, body } = await create(item)
    expect([status, body.detail]).toEqual([
      422,
      `${item.quoteId}-1 is not ordered: products are made of what customers order.`,
    ])
  })
})

describe('which product an item is made as', () => {
  it('can be said by hand, and only of its customer', async () => {
    const item = await submitItem(server)
    const save = (lgxProductId: string) =>
      su().post('/quote/Quote/SaveQuoteProductBoxLgx', { quoteProductBoxId: item.itemId, lgxProductId })
    expect((await save('P-10001')).body).toMatchObject([{ lgxProductId: 'P-10001', kind: 'board' }])
    expect((await save('P-10002')).body).toMatchObject([{ lgxProductId: 'P-10002' }])
    const other = await save('P-10003')
    expect([other.status, other.body.errors[0].path]).toEqual([422, 'lgxProductId'])
    expect(await linksOf(item)).toHaveLength(1)
  })
})

describe('the ERP system over HTTP', () => {
  const asked: { method: string; url: string; key: unknown; body: unknown }[] = []
  let answer: { status: number; body: string } | (() => void)
  const erp = createServer((request, response) => {
    let text = ''
    request.on('data', piece => {
      text += piece
    })
    request.on('end', () => {
      const { method = '', url = '', headers } = request
      asked.push({
        method,
        url,
        key: headers['idempotency-key'],
        body: text === '' ? null : JSON.parse(text),
      })
      if (typeof answer === 'function') answer()
      else response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body)
    })
  })
  let lgx: Lgx
  beforeAll(async () => {
    await new Promise<void>(resolve => erp.listen(0, '127.0.0.1', resolve))
    lgx = httpLgx({
      url: `http://127.0.0.1:${(erp.address() as AddressInfo).port}/lgx`,
      timeoutMs: 5_000,
      restMs: 0,
    })
  })
  afterAll(() => {
    erp.closeAllConnections()
    erp.close()
  })

  it('is asked by the same key until it answers, and what it made is an existing product here', async () => {
    const item = await orderedItem()
    const wrong = [
      givenUpWhenTold(),
      { status: 500, body: '{}' },
      { status: 200, body: '<html>' },
      { status: 200, body: '{}' },
      { status: 200, body: '{"boardProduct":{"plantCode":"NTH"}}' },
    ] as const
    const { db } = server.connection
    for (const each of wrong) {
      answer = each
      const retries = { [productJobKind]: { maxAttempts: 60, retryMs: 0, mostMs: 0 } }
      const handlers = jobHandlers({ masters: createMasters(db), lgx, db })
      expect(await createJobRunner({ db, handlers, retries }).runOne()).toBe(true)
      expect((await create(item)).body.status).toBe('Running')
    }
    const boardProduct = { plantCode: 'NTH', lgxProductId: 'V-88', productCode: 'BG-V88' }
    answer = { status: 200, body: JSON.stringify({ boardProduct }) }
    await run(lgx)
    expect((await create(item)).body).toMatchObject({ status: 'Success', boardProduct })
    const keys = asked.filter(({ method }) => method === 'POST').map(({ key }) => key)
    expect(keys).toHaveLength(wrong.length + 1)
    expect(new Set(keys).size).toBe(1)
    const kept = await su().get('/lgx/ProductDetails', { plantCode: 'NTH', productId: 'V-88' })
    expect(kept.body).toMatchObject({ customerCode: 'BLU001', orders: [{ customerPo: 'PO-77' }] })
  })

  it('is told of changes, and says when there is nothing to change', async () => {
    const product = { plantCode: 'NTH', productId: 'P 1' }
    answer = { status: 204, body: '' }
    expect(await lgx.changeProduct(product, { what: 'VSLCode', vslCode: '0201' })).toBe(true)
    expect(asked.at(-1)).toMatchObject({
      method: 'PUT',
      url: '/lgx/ProductVelocity/VSLCode',
      body: { ...product, vslCode: '0201' },
    })
    answer = { status: 404, body: '{}' }
    expect(await lgx.changeProduct(product, { what: 'VSLCode', vslCode: '0201' })).toBe(false)
    expect(await lgx.customerPlants('A/B')).toBeNull()
    expect(asked.at(-1)?.url).toBe('/lgx/Customer/Plant/A%2FB')
    answer = { status: 200, body: '{"not":"a list"}' }
    await expect(lgx.formes({ formeCode: 'F', countryCode: '', plantCode: '' })).rejects.toMatchObject({
      code: 'unavailable',
    })
  })

  it('changes nothing here when it is away', async () => {
    answer = { status: 500, body: '{}' }
    const away = await createTestApp({ connection: server.connection, lgx })
    const body = { productId: 'P-10002', plantCode: 'NTH', vslCode: '0203' }
    const refused = await away.as('designer').put('/lgx/ProductVelocity/VSLCode', body)
    expect([refused.status, refused.body.code]).toEqual([503, 'unavailable'])
    const read = await su().get('/lgx/ProductDetails', { plantCode: 'NTH', productId: 'P-10002' })
    expect(read.body.vslCode).toBe('0201')
    await away.app.close()
  })
})
