import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ExistingProduct } from '#contract/customer'
import { copiedSources } from '../../server/database/schema/index.ts'
import { createQuote } from './quoteSteps.ts'
import { createTestApp, type TestApp } from './startTestServer.ts'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
})
afterAll(() => server.close())

const products = async (filter: object = {}, login = 'su', path = '/customer/Product') =>
  (await server.as(login).get(path, { filter, range: [0, 999] })).body as ExistingProduct[]
const customersOf = (rows: readonly ExistingProduct[]) =>
  [...new Set(rows.map(row => row.customerCode))].sort()

describe('existing products', () => {
  it('are listed with those ordered last first, and of one customer', async () => {
    const rows = await products()
    const days = rows.flatMap(row => row.lastOrderedOn ?? [])
    expect(days).toEqual([...days].sort().reverse())
    const { body, headers } = await server
      .as('su')
      .get('/customer/Product', { CustomerCode: 'BLU001', range: [0, 1] })
    expect(customersOf(body)).toEqual(['BLU001'])
    expect(headers['content-range']).toMatch(/^items 0-1\/\d+$/)
  })

  it.each([
    ['words', { q: 'lager 24' }, (row: ExistingProduct) => row.description.includes('Lager 24')],
    ['the name of a customer', { q: 'bluegum' }, (row: ExistingProduct) => row.customerCode === 'BLU001'],
    ['code', { q: 'bg-pale' }, (row: ExistingProduct) => row.productCode === 'BG-PALE-24'],
    ['plants', { plantCodes: ['STH'] }, (row: ExistingProduct) => row.plantCode === 'STH'],
    [
      'other plants',
      { plantCodes: ['STH'], plantOperator: 'isNot' },
      (row: ExistingProduct) => row.plantCode === 'NTH',
    ],
    [
      'board',
      { boardGradeCodes: ['C340', 'B340'] },
      (row: ExistingProduct) => ['C340', 'B340'].includes(row.boardGradeCode),
    ],
    ['style', { fefcoCodes: ['0422'] }, (row: ExistingProduct) => row.fefcoCode === '0422'],
    ['print', { printProcess: 'PREPRINT' }, (row: ExistingProduct) => row.printProcess === 'PREPRINT'],
    [
      'expiry',
      { expiredBy: '2026-01-01' },
      (row: ExistingProduct) => (row.priceExpiryDate ?? '9') <= '2026-01-01',
    ],
    [
      'their last order',
      { orderedFrom: '2026-01-01' },
      (row: ExistingProduct) => (row.lastOrderedOn ?? '0') >= '2026-01-01',
    ],
    ['ids', { ids: ['NTH/P-10001'] }, (row: ExistingProduct) => row.id === 'NTH/P-10001'],
  ])('are found by %s', async (_, filter, fits) => {
    const all = await products()
    const found = await products(filter)
    expect(found.map(row => row.id)).toEqual(all.filter(fits).map(row => row.id))
    expect(found.length).toBeGreaterThan(0)
  })

  it('startup-sales-rep-products: are those of their own customers for who only sells, and everybody’s for who may see all', async () => {
    const own = customersOf(await products({}, 'salesrep'))
    expect(own).toContain('BLU001')
    expect(own).not.toContain('FAR003')
    const ofRep = await products({}, 'su', '/customer/Product/SalesRep/salesrep')
    expect(customersOf(ofRep)).toEqual(own)
    expect(await products({}, 'salesrep', '/customer/Product/SalesRep/salesrep2')).toEqual([])
    const details = { plantCode: 'NTH', productId: 'P-10004' }
    expect((await server.as('salesrep').get('/lgx/ProductDetails', details)).status).toBe(404)
    expect((await server.as('custserv').get('/customer/Product')).status).toBe(403)
    expect(await products({}, 'su', '/customer/Product/All')).toHaveLength((await products()).length)
  })

  it('are not sorted by what they have not', async () => {
    const answer = await server.as('su').get('/customer/Product', { sort: ['secret', 'ASC'] })
    expect(answer.status).toBe(400)
  })
})

describe('quote this again', () => {
  const rep = () => server.as('salesrep')
  const requote = (body: object, path = 'ExistingProducts') => rep().post(`/quote/Quote/${path}`, body)
  const one = async (customerCode: string) => {
    const rows = await products({ customerCode })
    const row = rows.find(each => each.productId.startsWith('P-2'))
    if (row === undefined) throw new Error(`${customerCode} has ordered nothing.`)
    return row
  }
  const asked = ({ plantCode, productId }: ExistingProduct, itemCategory: string) => ({
    plantCode,
    productId,
    itemCategory,
  })

  it('adds an item for each product, with what its category keeps and what it was', async () => {
    const product = await one('BLU001')
    const quote = await createQuote(rep())
    const answer = await requote({
      id: quote.id,
      customer: { customerCode: 'BLU001' },
      products: [asked(product, 'MODIFY_SIMPLE_CHANGE'), asked(product, 'COPY_NEW_PRINT_SKU')],
    })
    expect([answer.status, answer.body.detail]).toEqual([200, undefined])
    expect(answer.body.items).toMatchObject([
      {
        itemNo: 1,
        itemCategory: 'MODIFY_SIMPLE_CHANGE',
        length: product.length,
        boardGrade: product.boardGradeCode,
      },
      { itemNo: 2, itemCategory: 'COPY_NEW_PRINT_SKU', length: product.length },
    ])
    const [modified, copied] = await Promise.all(
      answer.body.items.map(
        async ({ id }: { id: number }) => (await rep().get(`/quote/QuoteItem/${id}`)).body,
      ),
    )
    expect([modified.product.code, copied.product.code]).toEqual([product.productCode, ''])
    expect(modified.printing.numberOfColors).toBe(product.numberOfColors)
    expect(modified.palletization.totalPalletQty).toBe(product.palletQty)
    expect(copied.printing.inkCoverages).toEqual([])
    const [source] = await server.connection.db
      .select()
      .from(copiedSources)
      .where(eq(copiedSources.quoteItemId, copied.id))
    expect(source).toMatchObject({
      productId: product.productId,
      source: { productCode: product.productCode },
    })
  })

  it('is expected to be ordered as often as is said, or as before', async () => {
    const product = await one('BLU001')
    const { body } = await requote({
      id: 0,
      customer: { customerCode: 'BLU001' },
      products: [
        { ...asked(product, 'COPY_NEW_PRINT_SKU'), quantity: 12_345 },
        asked(product, 'COPY_NEW_PRINT_SKU'),
      ],
    })
    const quantities = body.items.map((item: { expectedOrderQuantity: number }) => item.expectedOrderQuantity)
    expect(quantities).toEqual([12_345, expect.any(Number)])
    expect(quantities[1]).not.toBe(12_345)
    const none = { ...asked(product, 'COPY_NEW_PRINT_SKU'), quantity: 0 }
    expect((await requote({ id: 0, customer: { customerCode: 'BLU001' }, products: [none] })).status).toBe(
      400,
    )
  })

  it('begins a quote when there is none yet', async () => {
    const { body } = await requote({
      id: 0,
      customer: { customerCode: 'BLU001' },
      products: [{ plantCode: 'NTH', productId: 'P-10001', itemCategory: 'COPY_REDESIGN' }],
    })
    expect(body).toMatchObject({
      customerCode: 'BLU001',
      owner: 'salesrep',
      items: [{ length: 402, styleCarton: '02' }],
    })
  })

  it('rule quote-copy-diff-customer: redesigns what is for a different customer', async () => {
    const product = await one('BLU001')
    const { body } = await requote(
      { id: 0, customer: { customerCode: 'COR002' }, products: [asked(product, 'MODIFY')] },
      'ExistingProductDiffCustomer',
    )
    expect(body).toMatchObject({ customerCode: 'COR002', items: [{ itemCategory: 'COPY_REDESIGN' }] })
  })

  it('refuses whole what does not fit, at its place, and begins nothing', async () => {
    const product = await one('BLU001')
    const own = { id: 0, customer: { customerCode: 'COR002' }, products: [asked(product, 'MODIFY')] }
    const wrongCustomer = await requote(own)
    expect([wrongCustomer.status, wrongCustomer.body.errors[0].path]).toEqual([422, 'products.0.productId'])
    const sameCustomer = await requote(
      { ...own, customer: { customerCode: 'BLU001' } },
      'ExistingProductDiffCustomer',
    )
    expect(sameCustomer.status).toBe(422)
    const category = await requote({
      ...own,
      customer: { customerCode: 'BLU001' },
      products: [asked(product, 'MODIFY'), asked(product, 'GENERIC')],
    })
    expect([category.status, category.body.errors[0].path]).toEqual([422, 'products.1.itemCategory'])
    const unseen = { ...own, customer: { customerCode: 'FAR003' } }
    const hidden = await requote({ ...unseen, products: [asked(await one('FAR003'), 'MODIFY')] })
    expect(hidden.status).toBe(404)
    const quote = await createQuote(rep(), 'COR002')
    const notItsCustomer = await requote({ ...own, id: quote.id, customer: { customerCode: 'BLU001' } })
    expect([notItsCustomer.status, notItsCustomer.body.errors[0].path]).toEqual([
      422,
      'customer.customerCode',
    ])
  })
})

describe('customers, to choose from', () => {
  const get = async (path: string, query = {}) => (await server.as('salesrep').get(path, query)).body

  it('are all by name, and those that trade', async () => {
    const all = await get('/customer/Customer/All')
    const trading = await get('/customer/Customer/A')
    expect([all.length, trading.length]).toEqual([12, 10])
    expect(all[0].customerName).toBe('Bluegum Brewing')
  })

  it('have contracts, those that end last first', async () => {
    const contracts = await get('/customer/Customer/Contract', { CustomerCode: 'BLU001' })
    expect(contracts).toMatchObject([
      { contractNo: 'C-2401', isCurrent: true },
      { contractNo: 'C-2307', isCurrent: false },
    ])
    expect((await get('/customer/Customer/Contract')).length).toBe(4)
  })

  it('buy in groups', async () => {
    const group = await get('/customer/Customer/Group', { CustomerCode: 'COR002' })
    expect(group).toMatchObject([
      {
        accountId: 'CELLAR',
        customerNo: 'BLU001',
        displayName: 'BLU001 Bluegum Brewing',
        address: expect.stringContaining('Geelong'),
      },
      { customerNo: 'COR002', address: expect.not.stringContaining('Geelong') },
    ])
    expect(await get('/customer/Customer/Group', { CustomerCode: 'TAL011' })).toEqual([])
  })

  it('have notes, the newest first', async () => {
    const notes = await get('/customer/Note/BLU001')
    expect(notes).toHaveLength(2)
    expect(notes[1]).toMatchObject({
      createdByName: 'Tessa Harcourt',
      note: expect.stringContaining('Dock height'),
    })
    expect((await server.as('salesrep').get('/customer/Note/NOBODY')).status).toBe(404)
  })
})
