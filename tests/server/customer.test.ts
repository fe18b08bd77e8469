import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from './startTestServer.ts'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
})
afterAll(() => server.close())

const get = (path: string, query: Record<string, unknown> = {}) => server.as('salesrep').get(path, query)
const names = (rows: readonly { customerName: string }[]): string[] => rows.map(row => row.customerName)

describe('the search for customers', () => {
  const found = async (filter: object) => names((await get('/customer/Customer', { filter })).body)

  it('lists them by name, page by page, with the total', async () => {
    const { body, headers } = await get('/customer/Customer', { range: [0, 2] })
    expect(names(body)).toEqual(['Bluegum Brewing', 'Corella Creek Wines', 'Farrow & Daughters Orchards'])
    expect(headers['content-range']).toBe('items 0-2/12')
    expect(body[0]).toEqual({
      id: 'BLU001',
      customerCode: 'BLU001',
      otherRef: 'LGX-BLU001',
      customerName: 'Bluegum Brewing',
      abn: '51824753556',
      status: 'TRADING',
      contactName: 'Harriet Moss',
      phone: '03 5550 1201',
      email: 'orders@bluegumbrewing.example',
      industryCode: 'BEV',
      industry: 'Beverages',
      businessUnit: 'BOARD',
      salesRepLogin: 'salesrep',
      salesRepName: 'Tessa Harcourt',
      country: 'AU',
      city: 'Geelong',
    })
  })

  it.each([
    ['code', 'cor002'],
    ['name', 'creek wine'],
    ['ABN', '33102417032'],
    ['contact', 'ashby'],
    ['ERP code', 'LGX-COR'],
    ['words in any order', 'wines corella'],
  ])('finds by %s', async (_, q) => {
    expect(await found({ q })).toEqual(['Corella Creek Wines'])
  })

  it('finds only what has every word', async () => {
    expect(await found({ q: 'corella brewing' })).toEqual([])
    expect(await found({ q: '   ' })).toHaveLength(12)
  })

  it('tells prospects from trading customers', async () => {
    expect(await found({ status: 'PROSPECT' })).toEqual(['Tallow & Reed Candles', 'Waratah Robotics'])
    expect(await found({ status: 'TRADING' })).toHaveLength(10)
  })

  it('finds many by their codes', async () => {
    expect(await found({ id: ['PAU009', 'BLU001', 'NOBODY'] })).toEqual([
      'Bluegum Brewing',
      'Paua Point Honey',
    ])
    expect(await found({ id: [] })).toEqual([])
  })

  it('sorts both ways, the same each time', async () => {
    const sorted = async (direction: string) =>
      names((await get('/customer/Customer', { sort: ['city', direction] })).body)
    expect((await sorted('ASC'))[0]).toBe('Tallow & Reed Candles')
    expect((await sorted('DESC')).reverse()).toEqual(await sorted('ASC'))
  })
})

describe('the profile of a customer', () => {
  it('has the default plant joined with its cost centre, and the pallet settings', async () => {
    const { body } = await get('/customer/Profile', { CustomerCode: 'FAR003' })
    expect(body).toMatchObject({
      customerCode: 'FAR003',
      plantCode: 'NTH-100',
      costCentreCode: '100',
      palletTypeCode: expect.any(String),
      palletHeight: expect.any(Number),
      allowByPassPricing: false,
    })
  })

  it('is a problem when there is no such customer', async () => {
    const { status, body } = await get('/customer/Profile', { CustomerCode: 'NOBODY' })
    expect([status, body.code]).toEqual([404, 'not-found'])
    expect((await get('/customer/Profile')).status).toBe(400)
  })
})

describe('the delivery addresses of a customer', () => {
  const addresses = async (code: string) =>
    (await get('/customer/DeliveryAddress', { CustomerCode: code })).body

  it('start with the default one', async () => {
    expect(await addresses('KIN005')).toMatchObject([
      { deliverySuburb: 'Wetherill Park', stateCode: 'NSW', isDefault: true },
      { deliverySuburb: 'Acacia Ridge', stateCode: 'QLD', isDefault: false },
    ])
  })

  it('quote-prospect-no-addresses: are none for a prospect', async () => {
    expect(await addresses('WAR012')).toEqual([])
    expect(await addresses('NOBODY')).toEqual([])
  })
})

describe('what there is of a customer', () => {
  const items = async (filter: object, login = 'salesrep') =>
    (await server.as(login).get('/customer/QuoteItem', { filter: { customerCode: 'BLU001', ...filter } }))
      .body

  it('are its items, open, won and closed, as many as its standing says', async () => {
    const all = await items({})
    const of = async (standing: string) => {
      const rows = await items({ standing })
      expect(new Set(rows.map((row: { standing: string }) => row.standing))).toEqual(new Set([standing]))
      return rows.length
    }
    const [open, won] = [await of('open'), await of('won')]
    const closed = (await items({ standing: 'closed' })).length
    expect(open + won + closed).toBe(all.length)
    const { body } = await get('/customer/Standing', { CustomerCode: 'BLU001' })
    expect(body.openItems).toBe(open)
    expect(body.wonItems).toBeGreaterThan(0)
    expect(body.products).toBeGreaterThan(0)
    const { headers } = await get('/customer/QuoteItem', {
      ...{ filter: { customerCode: 'BLU001', q: String(all[0].quoteId) }, range: [0, 0] },
    })
    expect(headers['content-range']).toMatch(/^items 0-0\/\d+$/)
  })

  it('are its orders and samples', async () => {
    const filter = { customerCode: 'BLU001' }
    const orders = (await get('/customer/Order', { filter })).body
    const days = orders.map(({ orderedOn }: { orderedOn: string }) => orderedOn)
    expect(days).toEqual([...days].sort().reverse())
    expect(orders[0]).toMatchObject({ productCode: expect.any(String), pricingUom: 1000 })
    const samples = (await server.as('su').get('/customer/Sample', { filter })).body
    for (const sample of samples) expect(sample.reference).toMatch(/^\d+-\d+$/)
  })

  it('is what a person may see: of somebody else’s customer nothing that is not theirs', async () => {
    const filter = { customerCode: 'FAR003' }
    expect((await get('/customer/Order', { filter })).body).toEqual([])
    expect((await server.as('su').get('/customer/Order', { filter })).body.length).toBeGreaterThan(0)
    const { body } = await server.as('techmgr').get('/customer/Standing', { CustomerCode: 'FAR003' })
    expect(body.status ?? 403).toBe(403)
    expect((await get('/customer/Standing', { CustomerCode: 'NOBODY' })).status).toBe(404)
  })
})

describe('whoever may come to buy', () => {
  const rep = () => server.as('salesrep')
  const prospect = {
    ...{ customerName: 'Wattle Honey Co', abn: '11 222 333 444', contactName: 'Mia Tran' },
    ...{ phone: '', email: '', industryCode: 'FOOD', businessUnit: 'BOARD', salesRepLogin: '' },
    ...{ country: 'AU', city: 'Ballarat' },
  }
  const address = {
    ...{ deliveryAddress: '4 Comb Street', deliverySuburb: 'Ballarat', deliveryPostCode: '3350' },
    ...{ stateCode: 'VIC', country: 'AU' },
  }

  it('is entered as a prospect of the person, trades with a code and an address, and has more of them', async () => {
    const industries = await server.connection.query(
      "select code from lookups where kind = 'industry' limit 1",
    )
    const made = await rep().post('/customer/Customer', {
      ...{ ...prospect, industryCode: industries[0]?.code },
    })
    expect([made.status, made.body.errors]).toEqual([200, undefined])
    expect(made.body).toMatchObject({
      ...{ customerCode: expect.stringMatching(/^WAT\d{3}$/), status: 'PROSPECT' },
      ...{ abn: '11222333444', salesRepLogin: 'salesrep' },
    })
    const path = `/customer/Customer/${made.body.customerCode}`
    expect((await rep().post(`${path}/DeliveryAddress`, { ...address, isDefault: true })).status).toBe(422)
    expect(
      (await server.as('salesrep2').post(`${path}/Trading`, { otherRef: 'LGX-W', address })).status,
    ).toBe(403)
    const taken = await rep().post(`${path}/Trading`, { otherRef: 'LGX-BLU001', address })
    expect(taken.body.errors).toEqual([
      { path: 'otherRef', message: 'BLU001 Bluegum Brewing has it already.' },
    ])
    const trading = await rep().post(`${path}/Trading`, { otherRef: 'LGX-WAT', address })
    expect(trading.body).toMatchObject({ status: 'TRADING', otherRef: 'LGX-WAT' })
    const more = { ...address, deliveryAddress: '9 Hive Road', isDefault: true }
    const { body } = await rep().post(`${path}/DeliveryAddress`, more)
    expect(
      body.map((row: { deliveryAddress: string; isDefault: boolean }) => [
        row.deliveryAddress,
        row.isDefault,
      ]),
    ).toEqual([
      ['9 Hive Road', true],
      ['4 Comb Street', false],
    ])
    const at = (row: { id: number }) => `${path}/DeliveryAddress/${row.id}`
    const [first, { id, ...read }] = body
    const now = { ...address, deliveryAddress: '4a Comb Street', isDefault: true }
    expect((await rep().delete(at(first))).status).toBe(422)
    expect((await rep().put(at({ id }), { read, now })).body[0]).toEqual({ ...now, id })
    expect((await rep().put(at({ id }), { read, now })).status).toBe(409)
    expect((await rep().delete(at(first))).body).toEqual([{ ...now, id }])
  })

  it('is refused at its fields', async () => {
    const refused = await rep().post('/customer/Customer', { ...prospect, abn: '12', customerName: '' })
    const messages = refused.body.errors.map(({ message }: { message: string }) => message)
    expect([refused.status, messages.sort()]).toEqual([
      400,
      ['ABN needs to be 11 digits', 'Name is required'],
    ])
    const same = await rep().post('/customer/Customer', {
      ...{
        ...prospect,
        customerName: 'bluegum brewing',
        abn: '',
        salesRepLogin: 'salesrep2',
        industryCode: '',
      },
    })
    expect(same.body.errors).toEqual([
      { path: 'customerName', message: 'BLU001 Bluegum Brewing has it already.' },
      { path: 'salesRepLogin', message: 'You do not coordinate salesrep2.' },
    ])
    expect((await server.as('designer').post('/customer/Customer', prospect)).status).toBe(403)
  })

  it('is noted about, and others read it', async () => {
    const { body } = await rep().post('/customer/Note/BLU001', { note: ' Ring before ten. ' })
    expect(body[0]).toMatchObject({ note: 'Ring before ten.', createdByName: 'Tessa Harcourt' })
    expect((await rep().post('/customer/Note/BLU001', { note: ' ' })).status).toBe(400)
  })
})
