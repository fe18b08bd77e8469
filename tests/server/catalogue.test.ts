import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { MasterUploadOutcome } from '#contract/masters'
import type { CatalogueProduct } from '#contract/product'
import { createQuote, loadItem } from './quoteSteps.ts'
import { createTestApp, type TestApp } from './startTestServer.ts'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
})
afterAll(() => server.close())

const rep = () => server.as('salesrep')
const get = (path: string, query = {}) => rep().get(`/product/Product/${path}`, query)
const search = async (filter: object): Promise<CatalogueProduct[]> =>
  (await get('Search', { filter, range: [0, 99] })).body

interface Group {
  readonly key: string
  readonly items: readonly { readonly id: string; readonly selected: boolean; readonly count: number }[]
}
const groups = async (filter: object): Promise<Group[]> => (await get('Lookup', { filter })).body
const countsIn = (all: readonly Group[], key: string) =>
  Object.fromEntries(all.find(group => group.key === key)?.items.map(({ id, count }) => [id, count]) ?? [])

describe('the catalogue', () => {
  it('is searched by the start of words and by product group', async () => {
    const { body: tapes } = await get('Search', { Keyword: 'pack tape', ProductGroup: 'CONSUMABLES' })
    expect(tapes).toHaveLength(2)
    expect(tapes[0]).toMatchObject({ itemCategory: 'GENERIC', isGen: true, cartonStyle02: null })
    expect((await get('Search', { Keyword: 'tape', ProductGroup: 'CORRUGATED' })).body).toEqual([])
    const { body, headers } = await get('Search', { range: [0, 4], sort: ['productDescription', 'ASC'] })
    expect(body).toHaveLength(5)
    expect(headers['content-range']).toMatch(/^items 0-4\/\d\d$/)
    expect((await server.as('custserv').get('/product/Product/Search')).status).toBe(403)
  })

  it('comes by category, each product with the words of its style', async () => {
    const { body } = await get('SearchCat', { itemCat: 'INDUSTRY_STANDARD' })
    const mailers = body.find(({ categoryId }: { categoryId: string }) => categoryId === 'MAILERS')
    expect(mailers.products).toHaveLength(3)
    expect(mailers.products[0]).toMatchObject({
      fefcoGroup: '04',
      cartonStyle02: null,
      cartonStyle04: { diecutVariantDesc: 'Flatbed', closureDesc: 'Tuck lid' },
    })
  })

  it('is narrowed by what is chosen, and each value counts what it would leave', async () => {
    expect((await groups({})).map(({ key }) => key)).toEqual(['itemCategory'])
    const filter = { itemCategory: ['INDUSTRY_STANDARD'], state: ['VIC'], fefcoGroup: ['04'] }
    const open = await groups(filter)
    expect(open.map(({ key }) => key)).toEqual([
      ...['itemCategory', 'marketSegment', 'state', 'fefcoGroup'],
      ...['04_diecutVariantDesc', '04_machineErectedDesc', '04_closureDesc', '04_shelfReadyDesc'],
    ])
    const found = await search(filter)
    expect(countsIn(open, 'state').VIC).toBe(found.length)
    expect(countsIn(open, 'itemCategory').INDUSTRY_STANDARD).toBe(found.length)
    for (const [closure, count] of Object.entries(countsIn(open, '04_closureDesc'))) {
      const narrowed = await search({ ...filter, '04_closureDesc': [closure] })
      expect(narrowed.map(product => product.cartonStyle04?.closureDesc)).toEqual(Array(count).fill(closure))
    }
  })

  it('leaves the products alone that a filter is not about, and takes no notice of one that is closed', async () => {
    const generic = await search({ itemCategory: ['GENERIC'] })
    const both = await search({ itemCategory: ['GENERIC', 'INDUSTRY_STANDARD'], state: ['TAS'] })
    expect(both.filter(({ isGen }) => isGen)).toHaveLength(generic.length)
    expect(new Set(both.filter(({ isGen }) => !isGen).map(({ state }) => state))).toEqual(new Set(['TAS']))
    expect(await search({ itemCategory: ['GENERIC'], state: ['TAS'] })).toEqual(generic)
  })

  it('catalogue-dimensions: bounds are exclusive, and leave what has no size unless one is asked for', async () => {
    const fish = { q: 'fish' }
    const lengths = async (filter: object) =>
      (await search({ ...fish, ...filter })).map(({ length }) => length)
    expect(await lengths({ minLength: 379, maxLength: 561 })).toEqual([380, 560])
    expect(await lengths({ minLength: 380 })).toEqual([560])
    expect(await lengths({ maxLength: 560 })).toEqual([380])
    const all = await search({})
    expect(all.some(({ length }) => length === null)).toBe(true)
    expect((await search({ minLength: 0 })).some(({ length }) => length === null)).toBe(false)
  })
})

describe('a product of the catalogue', () => {
  const quoted = (body: object) => rep().post('/quote/Quote/CatalogueProducts', body)
  const customer = { customerCode: 'BLU001' }

  it('comes into a quote in its own category, with style, size and the customer’s pallet', async () => {
    const [fish] = await search({ q: 'fish' })
    const [tape] = await search({ q: 'tape' })
    const quote = await createQuote(rep())
    const answer = await quoted({ id: quote.id, customer, products: [fish?.id, tape?.id] })
    expect([answer.status, answer.body.detail]).toEqual([200, undefined])
    expect(answer.body.items).toMatchObject([
      {
        itemNo: 1,
        itemCategory: 'INDUSTRY_STANDARD',
        styleCarton: '02',
        length: 380,
        width: 260,
        depth: 110,
      },
      { itemNo: 2, itemCategory: 'GENERIC', description: tape?.productDescription },
    ])
    const { product, palletization } = await loadItem(rep(), {
      quoteId: quote.id,
      itemId: answer.body.items[0].id,
    })
    expect(product).toMatchObject({ styleVariant: '0203', styleTopFlap: '03', preferredPlantCode: 'NTH' })
    expect(palletization.palletTypeCode).not.toBe('')
  })

  it('begins a quote where there is none, and none at all where one of them is not sold', async () => {
    const [pad] = await search({ itemCategory: ['RESIZABLE'], q: 'pad' })
    const { body } = await quoted({ id: 0, customer, products: [pad?.id] })
    expect(body).toMatchObject({
      customerCode: 'BLU001',
      items: [{ itemCategory: 'RESIZABLE', length: null }],
    })
    expect((await quoted({ id: body.id, customer, products: [pad?.id, 999_999] })).status).toBe(404)
    expect((await rep().get(`/quote/Quote/${body.id}`)).body.items).toHaveLength(1)
    const other = await quoted({ id: body.id, customer: { customerCode: 'COR002' }, products: [pad?.id] })
    expect(other.status).toBe(422)
  })
})

describe('a file of the catalogue', () => {
  it('is one product under codes that differ in case only, and says which bound a figure passes', async () => {
    const { body } = await upload(
      true,
      { productId: 'ge-001', productDescription: 'Packing tape, clear' },
      { productId: 'GE-001', productDescription: 'Packing tape, brown' },
      { ...tray, length: '-5', width: '1000000' },
    )
    const outcomes = body.outcomes.map(({ outcome, reasons }: MasterUploadOutcome) => [
      outcome,
      ...reasons.map(({ path, message }) => `${path} ${message}`),
    ])
    expect(outcomes).toEqual([
      ['changed', expect.stringMatching(/^productDescription .* → Packing tape, clear$/)],
      ['refused', 'productId stands in line 2 already'],
      ['refused', 'length must be >= 0', 'width must be <= 100000'],
    ])
  })

  it('is read as the list exports it: a choice by its name as well as by its code', async () => {
    const { body } = await upload(
      true,
      { productId: 'GE-001', itemCategory: 'Generic', productGroup: 'consumables' },
      { ...tray, itemCategory: 'Industry Standard' },
      { productId: 'GE-002', itemCategory: 'Something else' },
    )
    expect(body.outcomes).toMatchObject([
      { outcome: 'unchanged' },
      { outcome: 'added' },
      { outcome: 'refused', reasons: [{ path: 'itemCategory' }] },
    ])
  })

  const upload = (dryRun: boolean, ...cells: Record<string, string>[]) =>
    server.as('sysadmin').post('/product/Catalogue/Bulk', {
      ...{ dryRun, lines: cells.map((each, index) => ({ line: index + 2, cells: each })) },
    })
  const tray = {
    ...{ productId: 'IS-NT-0422-400-300-90', productDescription: 'Mango tray', category: 'Produce trays' },
    ...{ itemCategory: 'INDUSTRY_STANDARD', marketSegment: 'Fresh produce', state: 'QLD' },
    ...{ styleCode: '0422', length: '400', width: '300', depth: '90', shelfReadyDesc: 'Yes' },
  }
  const lines = [
    tray,
    { productId: 'GE-001', productDescription: 'Packing tape 48 mm × 100 m, clear', length: '' },
    { ...tray, productId: 'IS-X', width: 'wide', closureDesc: '', topFlapVariantDesc: 'Meeting' },
  ]

  it('says in a dry run what it would do, then does it, and the catalogue has it', async () => {
    const dry = await upload(true, ...lines)
    expect(dry.body.outcomes).toMatchObject([
      { outcome: 'added', reasons: [] },
      { outcome: 'changed', reasons: [{ path: 'productDescription' }] },
      { outcome: 'refused' },
    ])
    const refusals = dry.body.outcomes[2].reasons.map(({ path }: { path: string }) => path)
    expect(refusals).toEqual(expect.arrayContaining(['width']))
    expect(await search({ q: 'mango' })).toEqual([])
    expect((await upload(false, ...lines)).body).toEqual(dry.body)
    expect(await search({ q: 'mango' })).toMatchObject([
      {
        fefcoGroup: '04',
        isGen: false,
        depth: 90,
        cartonStyle04: { shelfReadyDesc: 'Yes', closureDesc: '' },
      },
    ])
    expect((await rep().get('/product/Catalogue')).status).toBe(403)
  })
})

describe('price terms of customers', () => {
  const admin = () => server.as('sysadmin')
  const terms = async () =>
    (await admin().get('/config/CustomerPriceTerms', { filter: { state: 'all' } })).body
  const variance = async () =>
    (await rep().get('/customer/Profile/DefaultPriceVar', { CustomerCode: 'BLU001' })).body.priceVarPercent

  it('are kept, and count as long as they are in use', async () => {
    const row = (await terms()).find(({ id }: { id: string }) => id === 'BLU001')
    expect(row).toMatchObject({ customerName: 'Bluegum Brewing', priceVarPercent: 5 })
    const { id: _, customerName: __, ...values } = row
    const saved = await admin().post('/config/CustomerPriceTerms', { ...values, priceVarPercent: 7 })
    expect([saved.status, await variance()]).toEqual([200, 7])
    await admin().post('/config/CustomerPriceTerms', { ...saved.body, isActive: false })
    expect(await variance()).toBeNull()
    const nobody = { ...values, version: 0, customerCode: 'NOBODY' }
    const refused = await admin().post('/config/CustomerPriceTerms', nobody)
    expect([refused.status, refused.body.errors]).toEqual([
      422,
      [{ path: 'customerCode', message: 'There is no customer NOBODY.' }],
    ])
  })
})
