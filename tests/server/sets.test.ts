import { eq } from 'drizzle-orm'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Quote, QuoteItem } from '#contract/quote'
import { existingProducts, quoteItems } from '../../server/database/schema/index.ts'
import { builtInLgx } from '../../server/integrations/lgx/builtIn.ts'
import type { Lgx } from '../../server/integrations/lgx/lgx.ts'
import { createJobRunner } from '../../server/jobs/jobRunner.ts'
import { createMasters } from '../../server/services/engine/masters.ts'
import { jobHandlers } from '../../server/services/jobs/jobHandlers.ts'
import { productJobKind } from '../../server/services/products/productJob.ts'
import { carton, createQuote, loadItem, saveProduct, type TestItem } from './quoteSteps.ts'
import { createTestApp, type TestApp } from './startTestServer.ts'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
})
afterAll(() => server.close())

const rep = () => server.as('salesrep')
const box = { itemCategory: 'NEW_MANUAL_DESIGN', description: 'Box' }
const add = (id: number, products: readonly object[], more: object = {}) =>
  rep().post('/quote/Quote/Products', { id, products, ...more })

/** A master quote of a box with two dividers in it. */
async function newSet(): Promise<Quote> {
  const { id } = await createQuote(rep())
  await add(id, [box], { isMaster: true })
  const { status, body } = await add(id, [{ ...box, description: 'Divider', ratioToParent: 2 }])
  expect(status).toBe(200)
  return body
}

const itemOf = ({ id, items }: Quote, index: number): TestItem => ({
  quoteId: id,
  itemId: items[index]?.id ?? 0,
})

async function saveDelivery(item: TestItem, change: object) {
  const { versions, delivery } = await loadItem(rep(), item)
  return rep().put('/quote/QuoteItemDeliveryDetail', {
    ...{ quoteItemId: item.itemId, version: versions.delivery, delivery: { ...delivery, ...change } },
  })
}

describe('a master quote', () => {
  it('begins with its master item, once; what is added is part of its set', async () => {
    const quote = await newSet()
    expect(quote.isMultiComponent).toBe(true)
    expect(
      quote.components.map(({ isMaster, delivery, refusal }) => [isMaster, delivery.ratioToParent, refusal]),
    ).toEqual([
      [true, 1, ''],
      [false, 2, ''],
    ])
    const second = await add(quote.id, [box], { isMaster: true })
    expect([second.status, second.body.detail]).toEqual([
      422,
      `The set has a master item already: ${quote.id}-1.`,
    ])
    const copy: Quote = (await rep().post(`/quote/Quote/Duplicate/${quote.id}`, {})).body
    expect(copy.components.map(({ isMaster }) => isMaster)).toEqual([true, false])
    const other = await createQuote(rep())
    expect((await add(other.id, [box])).body.components).toEqual([])
  })

  it('holds an item on its delivery until it has a ratio and a way to go', async () => {
    const quote = await newSet()
    const item = itemOf(quote, 1)
    const missing = async () =>
      (await loadItem(rep(), item)).findings
        .filter(
          ({ section, code }: { section: string; code: string }) =>
            section === 'delivery' && code === 'required',
        )
        .map(({ field }: { field: string }) => field)
    expect(await missing()).toContain('shippingMethod')
    expect((await saveDelivery(item, { shippingMethod: 'DIRECT' })).status).toBe(200)
    expect(await missing()).not.toContain('shippingMethod')
    await saveDelivery(item, { ratioToParent: null })
    expect(await missing()).toContain('ratioToParent')
    const { versions, delivery } = await loadItem(rep(), item)
    const stale = { quoteItemId: item.itemId, version: versions.delivery - 1, delivery }
    expect((await rep().put('/quote/QuoteItemDeliveryDetail', stale)).status).toBe(409)
  })

  it('has a letter of its set; another quote has none', async () => {
    const quote = await newSet()
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
  const create = (qitemIds: readonly number[]) =>
    server.as('su').post('/lgx/ProductVelocity/CreateMultiComponentProduct', { qitemIds })
  async function run(lgx: Lgx): Promise<void> {
    const { db } = server.connection
    const handlers = jobHandlers({ masters: createMasters(db), lgx, db })
    const retries = { [productJobKind]: { maxAttempts: 60, retryMs: 0, mostMs: 0 } }
    const runner = createJobRunner({ db, handlers, retries })
    for (let turn = 0; turn < 20 && (await runner.runOne()); turn += 1);
  }
  /** A set as its customer has ordered it, whatever the workflow would ask before. */
  async function orderedSet(): Promise<Quote> {
    const quote = await newSet()
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

  it('are refused for what is not ordered, or of no set, and nothing is made of a part', async () => {
    const quote = await newSet()
    const ids = quote.items.map(({ id }) => id)
    expect((await create(ids)).body.detail).toBe(
      `${quote.id}-1 and ${quote.id}-2 are not ordered: products are made of what customers order.`,
    )
    const single: Quote = (await add((await createQuote(rep())).id, [box])).body
    expect((await create([single.items[0]?.id ?? 0])).body.detail).toBe(
      `${single.id}-1 is of no master quote.`,
    )
    expect((await create([2_000_000_000])).status).toBe(404)
  })
})

describe('an item of another kind', () => {
  const change = async (item: TestItem, body: object, versions?: QuoteItem['versions']) =>
    rep().put('/quote/Quote/ProductType', {
      ...{ id: item.itemId, versions: versions ?? (await loadItem(rep(), item)).versions, ...body },
    })
  async function printedItem(): Promise<TestItem> {
    const quote: Quote = (await add((await createQuote(rep())).id, [box])).body
    const item = itemOf(quote, 0)
    expect((await saveProduct(rep(), item, { ...carton, printProcess: 'FLEXO' })).status).toBe(200)
    const { versions, printing } = await loadItem(rep(), item)
    const saved = await rep().put('/quote/QuotePrinting', {
      ...{
        quoteItemId: item.itemId,
        version: versions.printing,
        printing: { ...printing, numberOfColors: 1 },
      },
    })
    expect(saved.status).toBe(200)
    return item
  }

  it('loses what the kind never has, with a line in the log; it is not designed when it is bought', async () => {
    const item = await printedItem()
    const { status, body } = await change(item, { itemCategory: 'GENERIC' })
    expect([status, body.detail]).toEqual([200, undefined])
    expect(body.item).toMatchObject({
      product: { itemCategory: 'GENERIC', isGen: true, description: 'Box', length: null },
      printing: { numberOfColors: null },
      allowByPassDesign: true,
    })
    expect(body.written).toEqual(expect.arrayContaining(['product', 'printing']))
    const log = (await rep().get(`/quote/QuoteLog/${item.quoteId}`)).body
    expect(log).toContainEqual(expect.objectContaining({ field: 'printing.numberOfColors', old: 1 }))
    expect((await change(item, { itemCategory: 'NEW_MANUAL_DESIGN' })).body.item.allowByPassDesign).toBe(
      false,
    )
  })

  it('keeps its work unless it begins afresh', async () => {
    const item = await printedItem()
    expect(
      (await change(item, { itemCategory: 'INDUSTRY_STANDARD' })).body.item.printing.numberOfColors,
    ).toBe(1)
    const fresh = await change(item, { itemCategory: 'NEW_MANUAL_DESIGN', isReset: true })
    expect(fresh.body.item.printing.numberOfColors).toBeNull()
  })

  it('is refused where it is none, and what somebody else entered meanwhile is not cleared unseen', async () => {
    const item = await printedItem()
    const { versions } = await loadItem(rep(), item)
    const copy = await change(item, { itemCategory: 'MODIFY' })
    expect([copy.status, copy.body.errors[0].path]).toEqual([422, 'itemCategory'])
    const { printing } = await loadItem(rep(), item)
    await rep().put('/quote/QuotePrinting', {
      ...{
        quoteItemId: item.itemId,
        version: versions.printing,
        printing: { ...printing, printToEdge: true },
      },
    })
    expect((await change(item, { itemCategory: 'GENERIC' }, versions)).status).toBe(409)
    expect((await loadItem(rep(), item)).printing.numberOfColors).toBe(1)
    expect((await change(item, { itemCategory: 'RESIZABLE' }, versions)).status).toBe(200)
    expect((await change(item, { itemCategory: 'INDUSTRY_STANDARD' }, versions)).status).toBe(409)
  })

  it('becomes resizable with the product that is sent, on its version', async () => {
    const item = await printedItem()
    const { versions, product } = await loadItem(rep(), item)
    const convert = (version: number, more: object = {}) =>
      rep().put('/quote/Quote/Resizable', {
        ...{ quoteItemId: item.itemId, version, product: { ...product, length: 410, ...more } },
      })
    expect((await convert(versions.product, { itemCategory: 'GENERIC' })).body.detail).toBe(
      "Generic can't become resizable.",
    )
    const { status, body } = await convert(versions.product)
    expect([status, body.detail]).toEqual([200, undefined])
    expect(body.item.product).toMatchObject({ itemCategory: 'RESIZABLE', length: 410 })
    expect((await convert(versions.product)).status).toBe(409)
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
