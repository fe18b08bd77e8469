import { eq } from 'drizzle-orm'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Quote } from '#contract/quote'
import { existingProducts, jobs, quoteItems } from '../../server/database/schema/index.ts'
import { builtInLgx } from '../../server/integrations/lgx/builtIn.ts'
import type { Lgx } from '../../server/integrations/lgx/lgx.ts'
import { createJobRunner } from '../../server/jobs/jobRunner.ts'
import { createMasters } from '../../server/services/engine/masters.ts'
import { jobHandlers } from '../../server/services/jobs/jobHandlers.ts'
import { productJobKind } from '../../server/services/products/productJob.ts'
import { carton, createQuote, loadItem, saveProduct } from './quoteSteps.ts'
import { add, box, itemOf, newSet, saveDelivery } from './setSteps.ts'
import { createTestApp, type TestApp } from './startTestServer.ts'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
})
afterAll(() => server.close())

const rep = () => server.as('salesrep')
describe('a master quote', () => {
  it('begins with its master item, once; what is added is part of its set', async () => {
    const quote = await newSet(server)
    expect(quote.isMultiComponent).toBe(true)
    expect(
      quote.components.map(({ isMaster, delivery, refusal }) => [isMaster, delivery.ratioToParent, refusal]),
    ).toEqual([
      [true, 1, ''],
      [false, 2, ''],
    ])
    const second = await add(server, quote.id, [box], { isMaster: true })
    expect([second.status, second.body.detail]).toEqual([
      422,
      `The set has a master item already: ${quote.id}-1.`,
    ])
    const copy: Quote = (await rep().post(`/quote/Quote/Duplicate/${quote.id}`, {})).body
    expect(copy.components.map(({ isMaster }) => isMaster)).toEqual([true, false])
    const other = await createQuote(rep())
    expect((await add(server, other.id, [box])).body.components).toEqual([])
  })

  it('takes an item that is there already as its master, unless it has one or the item is closed', async () => {
    const { id } = await createQuote(rep())
    const quote: Quote = (await add(server, id, [box, { ...box, description: 'Lid' }])).body
    const made = async (place: number) => {
      const { itemId } = itemOf(quote, place)
      const { status, body } = await rep().put('/quote/QuoteItem/Master', { quoteItemId: itemId })
      return [status, body.detail]
    }
    await server.connection.db
      .update(quoteItems)
      .set({ closeType: 'archive' })
      .where(eq(quoteItems.id, itemOf(quote, 0).itemId))
    expect(await made(0)).toEqual([422, `${id}-1 is closed.`])
    expect(await made(1)).toEqual([200, undefined])
    const now: Quote = (await rep().get(`/quote/Quote/${id}`)).body
    expect([now.isMultiComponent, now.components.map(({ isMaster }) => isMaster)]).toEqual([true, [true]])
    expect(await made(1)).toEqual([422, `The set has a master item already: ${id}-2.`])
    const other = await server.as('salesrep2').put('/quote/QuoteItem/Master', {
      quoteItemId: itemOf(quote, 1).itemId,
    })
    expect(other.status).toBe(403)
  })

  it('holds an item on its delivery until it has a ratio and a way to go', async () => {
    const quote = await newSet(server)
    const item = itemOf(quote, 1)
    const missing = async () =>
      (await loadItem(rep(), item)).findings
        .filter(
          ({ section, code }: { section: string; code: string }) =>
            section === 'delivery' && code === 'required',
        )
        .map(({ field }: { field: string }) => field)
    expect(await missing()).toContain('shippingMethod')
    expect((await saveDelivery(server, item, { shippingMethod: 'DIRECT' })).status).toBe(200)
    expect(await missing()).not.toContain('shippingMethod')
    await saveDelivery(server, item, { ratioToParent: null })
    expect(await missing()).toContain('ratioToParent')
    const { versions, delivery } = await loadItem(rep(), item)
    const stale = { quoteItemId: item.itemId, version: versions.delivery - 1, delivery }
    expect((await rep().put('/quote/QuoteItemDeliveryDetail', stale)).status).toBe(409)
  })

  it('has a letter of its set; another quote has none', async () => {
    const quote = await newSet(server)
    const path = '/report/QuoteReport/MultiComponentQuoteReport'
    const answer = await server.app.inject({
      ...{ method: 'POST', url: path, payload: { quoteId: quote.id } },
      headers: { 'x-mock-person': 'salesrep' },
    })
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf'])
    const pdf = await getDocument({ data: new Uint8Array(answer.rawPayload), useWasm: false, verbosity: 0 })
      .promise
    const page = await pdf.getPage(1)
    const text = (await page.getTextContent()).items.map(item => ('str' in item ? item.str : '')).join(' ')
    for (const words of ['The set: Box', 'In a set', 'Divider', 'NOT COMPLETE']) expect(text).toContain(words)
    expect(text).not.toContain('An order')
    await pdf.destroy()
    const other = await createQuote(rep())
    const none = await rep().post(path, { quoteId: other.id })
    expect([none.status, none.body.detail]).toEqual([
      422,
      `Quote ${other.id} is no master quote: it has no set.`,
    ])
  })
})

describe('the products of an ordered set', () => {
  const create = (qitemIds: readonly number[], isLook = false) =>
    server.as('su').post('/lgx/ProductVelocity/CreateMultiComponentProduct', { qitemIds, isLook })
  async function run(lgx: Lgx): Promise<void> {
    const { db } = server.connection
    const handlers = jobHandlers({ masters: createMasters(db), lgx, db })
    const retries = { [productJobKind]: { maxAttempts: 60, retryMs: 0, mostMs: 0 } }
    const runner = createJobRunner({ db, handlers, retries })
    for (let turn = 0; turn < 20 && (await runner.runOne()); turn += 1);
  }
  /** A set as its customer has ordered it, whatever the workflow would ask before. */
  async function orderedSet(): Promise<Quote> {
    const quote = await newSet(server)
    for (const index of [0, 1])
      expect((await saveProduct(rep(), itemOf(quote, index), carton)).status).toBe(200)
    const { db } = server.connection
    await db.update(quoteItems).set({ wonAt: new Date() }).where(eq(quoteItems.quoteId, quote.id))
    return quote
  }

  it('lgx-create-multi: are made once each, told of their set; a failure says why and is tried again', async () => {
    const quote = await orderedSet()
    const ids = quote.items.map(({ id }) => id)
    expect((await create(ids)).body).toMatchObject({ status: 'Running', errorMessage: '' })
    const real = builtInLgx(server.connection.db)
    const sets: unknown[] = []
    const nothing = { ccpProduct: null, boardProduct: null, sheetProducts: [] }
    await run({
      ...real,
      createProduct: async product => {
        sets.push(product.set)
        return product.set?.ratioToParent === 2
          ? { ...nothing, errorMessage: 'Customer is on stop.' }
          : real.createProduct(product)
      },
    })
    const master = { masterItem: `${quote.id}-1` }
    expect(sets).toEqual([
      { ...master, ratioToParent: 1 },
      { ...master, ratioToParent: 2 },
    ])
    const again = (await create(ids)).body
    expect(again.components.map(({ status }: { status: string }) => status)).toEqual(['Success', 'Running'])
    await run(real)
    expect((await create(ids)).body.status).toBe('Success')
    await run(real)
    for (const id of ids) {
      const made = await server.connection.db
        .select()
        .from(existingProducts)
        .where(eq(existingProducts.quoteItemId, id))
      expect(made).toHaveLength(1)
    }
  })

  it('are tried at once when they are asked for again, not when a day of tries comes to it; a look hurries nothing', async () => {
    const quote = await orderedSet()
    const ids = quote.items.map(({ id }) => id)
    await create(ids)
    const { db } = server.connection
    const ofProducts = eq(jobs.kind, productJobKind)
    const nextWeek = new Date(Date.now() + 7 * 86_400_000)
    await db.update(jobs).set({ runAt: nextWeek }).where(ofProducts)
    const real = builtInLgx(db)
    await create(ids, true)
    await run(real)
    expect((await create(ids, true)).body.status).toBe('Running')
    await create(ids)
    await run(real)
    expect((await create(ids, true)).body.status).toBe('Success')
  })

  it('are refused for what is not ordered, or of no set, and nothing is made of a part', async () => {
    const quote = await newSet(server)
    const ids = quote.items.map(({ id }) => id)
    expect((await create(ids)).body.detail).toBe(
      `${quote.id}-1 and ${quote.id}-2 are not ordered: products are made of what customers order.`,
    )
    const single: Quote = (await add(server, (await createQuote(rep())).id, [box])).body
    expect((await create([single.items[0]?.id ?? 0])).body.detail).toBe(
      `${single.id}-1 is of no master quote.`,
    )
    expect((await create([2_000_000_000])).status).toBe(404)
  })
})

describe('the lookups of quotes', () => {
  it('come from the database, in one answer each', async () => {
    const { body } = await rep().get('/quote/QuoteLookup/All')
    expect(body).toMatchObject({
      states: expect.arrayContaining([expect.objectContaining({ code: 'VIC' })]),
      truckTypes: expect.arrayContaining([expect.objectContaining({ code: 'STD', isDefault: true })]),
      shippingMethods: expect.arrayContaining([{ code: 'DIRECT', label: 'Direct To Customer' }]),
      itemCategories: expect.arrayContaining([expect.objectContaining({ code: 'RESIZABLE' })]),
    })
    const items = (await rep().get('/quote/QuoteLookup/GetLookupData')).body
    for (const [name, path] of [
      ['plants', '/config/Plant/Lookup'],
      ['paperDeckles', '/config/PaperDeckle'],
      ['offsiteTransferSettings', '/config/OffsiteTransferSetting'],
      ['vslCodes', '/config/Vsl/GetVslLookup'],
    ] as const) {
      expect(items[name]).toEqual((await rep().get(path)).body)
      expect(items[name].length).toBeGreaterThan(0)
    }
    expect(items.boardGrades[0].plantBoardGradeVariants.length).toBeGreaterThan(0)
  })
})
