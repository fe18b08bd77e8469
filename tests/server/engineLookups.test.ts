import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { regionPostcodes } from '../../server/database/schema/index.ts'
import { type Caller, createTestApp, type TestApp } from './startTestServer.ts'

let server: TestApp
let rep: Caller
beforeAll(async () => {
  server = await createTestApp()
  rep = server.as('salesrep')
})
afterAll(() => server.close())

/** Fields that the server says are wrong. */
const wrongFields = async (path: string, body: unknown): Promise<string[]> => {
  const answer = await rep.post(path, body)
  expect([answer.status, answer.body.code]).toEqual([400, 'invalid-request'])
  return answer.body.errors.map((error: { path: string }) => error.path)
}

describe('the lookups', () => {
  it('name pallets and what goes with them, without prices', async () => {
    const { status, body } = await rep.get('/engine/PalletLookUp')
    expect(status).toBe(200)
    expect(body.palletTypes[0]).toMatchObject({ code: 'AUSTD', length: 1165, width: 1165, swlKg: 2000 })
    expect(body.palletTypes[0]).not.toHaveProperty('price')
    expect(Object.keys(body).sort()).toEqual([
      'overhangs',
      'palletPatterns',
      'palletTops',
      'palletTypes',
      'strappingTypes',
      'stretchWraps',
    ])
    const { plants, ...pallets } = (await rep.get('/config/PalletizationLookup')).body
    expect(pallets).toEqual(body)
    expect(plants).toContainEqual({ code: 'NTH', countryCode: 'AU', workCentreCode: 'DSP1' })
  })

  it('name pallets as the ERP system does', async () => {
    const { body } = await rep.get('/lgx/PalletLookup/Lookup')
    expect(body[0]).toEqual({
      code: 'P01',
      description: 'Australian standard (CHEP/Loscam) 1165x1165',
      palletTypeCode: 'AUSTD',
    })
  })

  it('list the flutes, thinnest first', async () => {
    const { body } = await rep.get('/engine/FluteLookUp')
    expect(body.map(({ code }: { code: string }) => code)).toEqual([
      'F',
      'E',
      'R',
      'B',
      'C',
      'EB',
      'A',
      'BR',
      'BC',
      'AC',
    ])
    expect(body.find(({ code }: { code: string }) => code === 'BC').takeUp).toEqual([1.32, 1.45])
  })

  it('list trims by plant and industry', async () => {
    const { body } = await rep.get('/engine/TrimLookUp')
    expect(body).toContainEqual({
      plantCode: 'NTH',
      industryCode: 'BEV',
      trimValue: 8,
      printToEdge: false,
    })
  })

  it('list the paper widths of each plant', async () => {
    const { body } = await rep.get('/config/PaperDeckle')
    expect(
      body
        .filter(({ plantCode }: { plantCode: string }) => plantCode === 'NTH')
        .map(({ paperDeckleWidth }: { paperDeckleWidth: number }) => paperDeckleWidth),
    ).toEqual([1250, 1400, 1600, 1800, 2000, 2200, 2350, 2450])
  })

  it('list what the corrugators do besides board', async () => {
    const { body } = await rep.get('/engine/WorkCentreCorrugatorProcess/all')
    expect(body).toContainEqual(expect.objectContaining({ workCentre: 'CORR1', code: 'FANFOLD' }))
  })

  it('list the operations of a plant with attributes and work centres', async () => {
    const { body } = await rep.post('/engine/Operation/OperationsbyPlant', { plantCode: 'NTH-100' })
    expect(body[0]).toMatchObject({
      code: 'CORR',
      operationAttributes: {
        IsCorrugator: true,
        IsSlitter: false,
        IsClosure: false,
        IsOutsideCostedStore: false,
        IsExternal: false,
        CanPrint: false,
        IsFinisher: false,
      },
      workCentres: [
        {
          code: 'CORR1',
          attributes: {
            min_sheet_length: 500,
            max_sheet_length: 4200,
            min_sheet_width: 250,
            max_sheet_width: 2430,
            min_lineal_metre: 600,
            min_no_of_passes: null,
          },
        },
      ],
    })
    expect(body.at(-1)).toMatchObject({
      code: 'DESPATCH',
      workCentres: [{ code: 'DSP1', canPalletise: true }],
    })
  })

  it('list what others do for a plant, of one operation or of all', async () => {
    const all = await rep.post('/engine/OutsideProcess/OutsideProcesses', { plantCode: 'NTH' })
    expect(all.body).toHaveLength(4)
    const stores = await rep.post('/engine/OutsideProcess/OutsideProcesses', {
      plantCode: 'NTH',
      operationCode: 'STORE',
    })
    expect(stores.body).toMatchObject([{ code: 'STORE30', vendor: 'Altona Logistics', fixed: 45 }])
  })

  it('list the regions of a second leg', async () => {
    const operations = await rep.post('/engine/Operation/OperationsbyPlant', { plantCode: 'NTH' })
    const { id } = operations.body.at(-1).workCentres[0]
    const { body } = await rep.get(`/engine/WorkCentre/SecondLegRegionsLookup/${id}`)
    expect(body).toContainEqual({ regionCode: 'NSW-SYD', regionName: 'Sydney' })
    expect((await rep.get('/engine/WorkCentre/SecondLegRegionsLookup/9999')).status).toBe(404)
    expect((await rep.get('/engine/WorkCentre/SecondLegRegionsLookup/one')).status).toBe(400)
  })

  it.each(['/engine/Operation/OperationsbyPlant', '/engine/OutsideProcess/OutsideProcesses'])(
    '%s knows no other plant',
    async path => {
      expect((await rep.post(path, { plantCode: 'EST' })).status).toBe(404)
      expect((await rep.post(path, { plantCode: 'NTH-200' })).status).toBe(404)
      expect(await wrongFields(path, { plantCode: ' ' })).toEqual(['plantCode'])
      expect(await wrongFields(path, {})).toEqual(['plantCode'])
    },
  )
})

describe('regions', () => {
  it.each([
    ['2000', 'NSW', 'NSW-SYD'],
    ['2600', 'ACT', 'ACT-CBR'],
    ['2620', 'NSW', 'NSW-STH'],
    ['3205', 'VIC', 'VIC-MEL'],
    ['4000', 'QLD', 'QLD-BNE'],
    ['800', 'NT', 'NT-DRW'],
    ['6011', 'NZ', 'NZ-WGN'],
  ])('%s in %s lies in %s', async (postcode, state, regionCode) => {
    const { status, body } = await rep.get(`/config/Region/${postcode}/${state}`)
    expect(status).toBe(200)
    expect(body).toMatchObject({ region: { regionCode }, reason: '' })
    expect(body.postCodes).toContain(postcode.padStart(4, '0'))
  })

  it.each([
    ['3000', 'NSW', 'Postcode 3000 lies in VIC, not in NSW.'],
    ['9999', 'QLD', 'Postcode 9999 is a PO box/large-volume postcode: nothing is delivered there.'],
    ['abcd', 'VIC', 'abcd is not a postcode of four digits.'],
  ])('%s in %s lies in none', async (postcode, state, reason) => {
    const { status, body } = await rep.get(`/config/Region/${postcode}/${state}`)
    expect([status, body]).toEqual([200, { region: null, postCodes: [], reason }])
  })

  it('have their postcodes', async () => {
    const { body } = await rep.get('/config/Region/vic-gee')
    expect(body.region).toEqual({
      regionCode: 'VIC-GEE',
      regionName: 'Geelong',
      stateCode: 'VIC',
      countryCode: 'AU',
    })
    expect([body.postCodes[0], body.postCodes.at(-1)]).toEqual(['3208', '3234'])
    expect((await rep.get('/config/Region/MOON')).status).toBe(404)
  })

  it('are those of the rows kept, and of the built-in ones where none are kept', async () => {
    const { db } = server.connection
    const before = await db.select().from(regionPostcodes)
    const regionOf = async (postcode: string) =>
      (await rep.get(`/config/Region/${postcode}/VIC`)).body.region?.regionCode ?? null
    try {
      await db.delete(regionPostcodes)
      expect(await regionOf('3205')).toBe('VIC-MEL')
      await db.insert(regionPostcodes).values({ regionCode: 'VIC-GEE', fromPostcode: 3200, toPostcode: 3210 })
      expect(await regionOf('3205')).toBe('VIC-GEE')
      expect(await regionOf('3000')).toBeNull()
      const { body } = await rep.get('/config/Region/VIC-GEE')
      expect([body.postCodes[0], body.postCodes.at(-1)]).toEqual(['3200', '3210'])
    } finally {
      await db.delete(regionPostcodes)
      await db.insert(regionPostcodes).values(before)
    }
  })

  it('are listed, all or those a plant sends goods to', async () => {
    const all = await rep.get('/config/Region')
    const ofPlant = await rep.get('/config/Region', { plantCode: 'NTH' })
    expect(all.body.length).toBeGreaterThan(40)
    expect(ofPlant.body).toHaveLength(all.body.length)
    expect((await rep.get('/config/Region', { plantCode: 'EST' })).status).toBe(404)
  })

  it('have the ways between two plants, cheapest first, for people who work on quotes', async () => {
    const { body } = await rep.get('/config/OffsiteTransferSetting')
    expect(body[0]).toMatchObject({
      fromPlantCode: 'NTH',
      toPlantCode: 'STH',
      deliveryMethod: 'ROAD',
      cost: 350,
    })
    expect((await server.as('vendor').get('/config/OffsiteTransferSetting')).status).toBe(403)
  })
})
