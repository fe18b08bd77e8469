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
