import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { deliveryAddresses } from '../../server/database/schema/index.ts'
import { createTestApp, type TestApp } from './startTestServer.ts'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
})
afterAll(() => server.close())

describe('the reference lists in one answer', () => {
  it.each([
    ['plants', '/config/Plant/Lookup'],
    ['states', '/config/Plant/State'],
    ['businessUnits', '/config/Plant/BusinessUnit'],
    ['truckTypes', '/config/TruckType/lookup'],
    ['vslCodes', '/config/Vsl/GetVslLookup'],
  ])('%s are those of %s', async (part, path) => {
    const caller = server.as('vendor')
    const { status, body } = await caller.get('/config/Lookup/GetConfigLookupData')
    expect(status).toBe(200)
    expect(body[part].length).toBeGreaterThan(1)
    expect(body[part]).toEqual((await caller.get(path)).body)
  })

  it('industries are named', async () => {
    const { body } = await server.as('salesrep').get('/config/Lookup/GetConfigLookupData')
    expect(body.industries).toContainEqual({ code: 'BEV', description: 'Beverages' })
  })

  it('what a quote chooses from says what nobody can choose', async () => {
    const { body } = await server.as('salesrep').get('/config/Lookup/GetQuoteLookupData')
    expect(body.currencies).toEqual(['AUD', 'NZD'])
    expect(body.itemCategories).toContainEqual({ code: 'GENERIC', label: 'Generic', selectable: true })
    expect(
      body.itemCategories
        .filter(({ selectable }: { selectable: boolean }) => !selectable)
        .map(({ label }: { label: string }) => label),
    ).toEqual(expect.arrayContaining(['Invoice Card Only', 'No Mapping']))
    expect(body.cartonStyles.map(({ code }: { code: string }) => code)).toEqual(
      expect.arrayContaining(['02', '04', '08', '09']),
    )
  })
})

describe('places', () => {
  const find = (text: string) => server.as('salesrep').post('/config/places/places', { text })

  it('are found by words of any part of the address, in any order', async () => {
    const [stored] = await server.connection.db.select().from(deliveryAddresses).limit(1)
    if (stored === undefined) throw new Error('The demonstration company delivers somewhere.')
    const { id: _, customerCode: __, isDefault: ___, ...place } = stored
    const { body } = await find(`${stored.deliveryPostCode} ${stored.deliverySuburb.toLowerCase()}`)
    expect(body).toContainEqual({
      ...place,
      description: `${stored.deliveryAddress}, ${stored.deliverySuburb}, ${stored.stateCode} ${stored.deliveryPostCode}`,
    })
  })

  it('are each named once, however many customers are delivered there', async () => {
    const address = {
      deliveryAddress: '7 Shared Dock Road',
      deliverySuburb: 'Geelong',
      deliveryPostCode: '3220',
      stateCode: 'VIC',
    }
    await server.connection.db.insert(deliveryAddresses).values([
      { ...address, customerCode: 'BLU001' },
      { ...address, customerCode: 'COR002' },
    ])
    expect((await find('shared dock')).body).toHaveLength(1)
  })

  it('are none for words that no address has, signs of the search language among them', async () => {
    expect((await find('no such street')).body).toEqual([])
    expect((await find('%%')).body).toEqual([])
  })

  it('are not looked for by a single letter', async () => {
    expect(await find(' a ')).toMatchObject({ status: 400, body: { errors: [{ path: 'text' }] } })
  })
})

describe('all that is kept of a customer', () => {
  const customer = (login: string, code: string) => server.as(login).get(`/config-admin/Customer/${code}`)

  it('is the answers of three calls', async () => {
    const { body } = await customer('salesrep', 'BLU001')
    const query = { CustomerCode: 'BLU001' }
    const caller = server.as('salesrep')
    const { profile, deliveryAddresses: addresses, ...facts } = body
    expect(profile).toEqual((await caller.get('/customer/Profile', query)).body)
    expect(addresses).toEqual((await caller.get('/customer/DeliveryAddress', query)).body)
    const listed = await caller.get('/customer/Customer', { filter: { id: ['BLU001'] } })
    expect([facts]).toEqual(listed.body)
  })

  it('is less for a prospect, and nothing for a stranger', async () => {
    const { body } = await server.as('salesrep').get('/customer/Customer', { filter: { status: 'PROSPECT' } })
    expect((await customer('sysadmin', body[0].id)).body).toMatchObject({ deliveryAddresses: [] })
    expect(await customer('salesrep', 'NOBODY')).toMatchObject({ status: 404, body: { code: 'not-found' } })
  })

  it('is for those who may see customers, and for administrators', async () => {
    expect((await customer('vendor', 'BLU001')).status).toBe(403)
    expect((await customer('sysadmin', 'BLU001')).status).toBe(200)
  })
})

describe('a VSL code', () => {
  const check = async (code: string) => (await server.as('salesrep').get('/config/Vsl', { code })).body

  it('has a product style', async () => {
    expect(await check('0201')).toEqual({ code: '0201', productStyle: '02' })
    expect(await check(' 0427 ')).toEqual({ code: '0427', productStyle: '04' })
  })

  it('that there is not has none', async () => {
    expect(await check('9999')).toEqual({ code: '9999', productStyle: '' })
    expect(await check('')).toEqual({ code: '', productStyle: '' })
  })

  it('is one of a list', async () => {
    const { body } = await server.as('salesrep').get('/config/Vsl/GetVslLookup')
    expect(body).toContainEqual({
      code: '0913',
      description: 'Corrugator extra, fanfold',
      productStyle: '09',
    })
  })
})
