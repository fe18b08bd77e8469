import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { messages } from '#domain/messages'
import { workedItem, workedLoad } from './engineSteps.ts'
import { type Caller, createTestApp, type TestApp } from './startTestServer.ts'

interface WorkedSheet {
  readonly sheetLength: number
  readonly sheetWidth: number
  readonly corrCreases?: readonly number[]
  readonly ffgCreases?: readonly number[]
}
const { results } = JSON.parse(
  readFileSync(new URL('../domain/engine-examples.json', import.meta.url), 'utf8'),
) as { results: Record<string, WorkedSheet> }

let server: TestApp
let rep: Caller
beforeAll(async () => {
  server = await createTestApp()
  rep = server.as('salesrep')
})
afterAll(() => server.close())

const box = { plantCode: 'NTH', style: '0201', length: 400, width: 300, depth: 250, flute: 'C' }

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
    expect((await rep.get('/config/PalletizationLookup')).body).toEqual(body)
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

describe('the sheet and crease calculator', () => {
  const adjusted = {
    '0200': { topFlap: 'none', bottomFlap: '01' },
    '0202': { topFlapAdjustment: 40, bottomFlapAdjustment: 40 },
    '0209': { topFlapAdjustment: 20, bottomFlapAdjustment: 20 },
  } as const
  const worked = Object.entries(results).filter(([name]) => /^02\d\d-[A-Z]+$/.test(name))

  it.each(worked)('%s comes out as worked', async (name, expected) => {
    const [style = '', flute = ''] = name.split('-')
    const { status, body } = await rep.post('/engine/SheetCreaseCalculator', {
      ...box,
      style,
      flute,
      blankOptions: adjusted[style as keyof typeof adjusted] ?? {},
    })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      calculationSuccess: true,
      sheetLength: expected.sheetLength,
      sheetWidth: expected.sheetWidth,
      findings: [],
      ...(expected.corrCreases === undefined ? {} : { corrCreases: expected.corrCreases }),
      ...(expected.ffgCreases === undefined ? {} : { ffgCreases: expected.ffgCreases }),
    })
  })

  it.each([
    ['0427', { length: 300, width: 200, depth: 150, flute: 'B' }, 943, 872],
    ['0421', { length: 400, width: 300, depth: 80, flute: 'B' }, 734, 472],
    ['0401', { length: 300, width: 200, depth: 50, flute: 'E' }, 506.4, 511.2],
    ['0300', { length: 400, width: 300, depth: 120, flute: 'C' }, 648, 548],
  ])('%s comes out as worked', async (style, size, sheetLength, sheetWidth) => {
    const { body } = await rep.post('/engine/SheetCreaseCalculator', { ...box, style, ...size })
    expect(body).toMatchObject({ calculationSuccess: true, sheetLength, sheetWidth })
  })

  it('takes the flute of a board grade', async () => {
    const { body } = await rep.post('/engine/SheetCreaseCalculator', {
      ...box,
      flute: null,
      boardGrade: 'BC480',
    })
    expect(body).toMatchObject({ sheetLength: 1458, sheetWidth: 572 })
  })

  it('lays blanks beside each other, the other way round where the sheet is inverted', async () => {
    const { body } = await rep.post('/engine/SheetCreaseCalculator', {
      ...box,
      style: '0200',
      blankOptions: { topFlap: 'none', bottomFlap: '01' },
      numberUp: 2,
      isInvertedSheet: true,
    })
    expect(body.sheetCreases).toEqual([151, 254, 151, 254])
    expect(body.findings).toEqual([])
  })

  it('checks the creases that a step has', async () => {
    const { body } = await rep.post('/engine/SheetCreaseCalculator', {
      ...box,
      corrCreases: [151, 250, 151],
      ffgCreases: [28, 304, 404, 304, 401],
      blankOptions: { additionalTrim: 10 },
    })
    expect(body.sheetLength).toBe(1451)
    expect(body.findings).toEqual([
      {
        operation: 'CORR',
        code: 'creaseSum',
        message: 'The creases add up to 552, not to the sheet width of 560.',
      },
    ])
  })

  it('takes twenty creases on a corrugator', async () => {
    const corrCreases = Array.from({ length: 28 }, () => 20)
    const { body } = await rep.post('/engine/SheetCreaseCalculator', { ...box, corrCreases })
    expect(body.findings.map(({ code }: { code: string }) => code)).toContain('creaseCount')
  })

  it.each([
    [{ length: 0, depth: 0 }, ['length', 'depth']],
    [{ style: '0999' }, ['style']],
    [{ flute: 'Q' }, ['flute']],
    [{ flute: null }, ['flute']],
    [{ flute: null, boardGrade: 'Z9' }, ['boardGrade']],
    [{ plantCode: 'EST' }, ['plantCode']],
    [{ style: '0202' }, ['topFlapAdjustment', 'bottomFlapAdjustment']],
  ])('says what is in the way: %o', async (change, fields) => {
    const { status, body } = await rep.post('/engine/SheetCreaseCalculator', { ...box, ...change })
    expect([status, body.calculationSuccess]).toEqual([200, false])
    expect(body.problems.map(({ field }: { field: string }) => field)).toEqual(fields)
    expect(body.calculationMessage).toBe(
      body.problems.map(({ message }: { message: string }) => message).join('\n'),
    )
  })

  it.each([
    ['plantCode', ''],
    ['style', ''],
    ['style', 7],
    ['length', -1],
    ['length', 'long'],
    ['width', 100_001],
    ['depth', null],
    ['flute', 'x'.repeat(11)],
    ['numberUp', 0],
    ['numberUp', 1.5],
    ['isInvertedSheet', 'yes'],
    ['corrCreases', [-1]],
    ['ffgCreases', Array.from({ length: 61 }, () => 1)],
    ['blankOptions', { lapSide: 'above' }],
    ['blankOptions', { cells: { alongLength: 0, alongWidth: 2 } }],
  ])('does not take %s %o', async (field, value) => {
    const fields = await wrongFields('/engine/SheetCreaseCalculator', { ...box, [field]: value })
    expect(fields.map(path => path.split('.')[0])).toEqual([field])
  })
})

describe('the folded flat size', () => {
  it.each([
    ['E', 704, 553, 3.36],
    ['B', 706, 556, 6.3],
    ['C', 708, 560, 8.4],
    ['EB', 710, 566, 9.66],
    ['BC', 714, 572, 14.7],
  ])('is the worked one in %s', async (flute, length, width, thickness) => {
    const { body } = await rep.post('/engine/FoldedFlatDimension', { ...box, flute, bundleQuantity: 25 })
    expect(body).toMatchObject({
      calculationSuccess: true,
      foldedSizeLength: length,
      foldedSizeWidth: width,
      foldedSizeT: thickness,
      bundleThickness: Math.round(thickness * 25 * 1000) / 1000,
    })
  })

  it('is at least 10 by 10', async () => {
    const { body } = await rep.post('/engine/FoldedFlatDimension', {
      ...box,
      style: '0900',
      length: 12,
      width: 8,
      depth: 0,
    })
    expect(body).toMatchObject({
      calculationSuccess: false,
      calculationMessage: messages.palletisationFoldedLengthWidthMin,
    })
  })

  it('is none without a blank', async () => {
    const { status, body } = await rep.post('/engine/FoldedFlatDimension', { ...box, width: 0 })
    expect([status, body.calculationSuccess]).toEqual([200, false])
  })

  it('does not take a bundle of nothing', async () => {
    expect(await wrongFields('/engine/FoldedFlatDimension', { ...box, bundleQuantity: 0 })).toEqual([
      'bundleQuantity',
    ])
  })
})

describe('everything the engines need', () => {
  it('comes in one answer, whole for people who work on quotes', async () => {
    const { status, body } = await rep.get('/engine/lookup/GetEngineLookupData')
    expect(status).toBe(200)
    expect(body.plants.map(({ code }: { code: string }) => code)).toEqual(['NTH', 'STH'])
    expect(body.plants[0].costing.paperPrices['175K']).toBe(900)
    expect(body.plants[0].workCentres[0].rates.crew).toBe(6)
    expect(body.freight.length).toBeGreaterThan(100)
    expect(body.routing.transfers).toContainEqual({ from: 'NTH', to: 'STH', cost: 350 })
  })

  it.each(['vendor', 'plant', 'samplemaker', 'sysadmin'])(
    'comes without what things cost for %s',
    async login => {
      const { status, body } = await server.as(login).get('/engine/lookup/GetEngineLookupData')
      expect(status).toBe(200)
      for (const plant of body.plants) {
        expect(plant.costing).toBeNull()
        for (const { rates } of plant.workCentres) expect(rates).toBeNull()
      }
      expect(body.freight).toEqual([])
      expect(JSON.stringify(body)).not.toMatch(/pricePerTonne|labourRate/)
    },
  )

  it('has the same name as long as nothing changes', async () => {
    const [first, second] = await Promise.all([
      rep.get('/engine/lookup/GetEngineLookupData'),
      server.as('vendor').get('/engine/lookup/GetEngineLookupData'),
    ])
    expect(first.body.masterDataVersion).toMatch(/^[0-9a-f]{12}$/)
    expect(second.body.masterDataVersion).toBe(first.body.masterDataVersion)
  })
})

describe('who may calculate', () => {
  it.each([
    '/engine/FoldedFlatDimension',
    '/engine/SheetCreaseCalculator',
    '/engine/Palletization',
    '/engine/Palletization/FinishedGoods',
    '/pricing/Costing/CostTape',
    '/engine/AutoRouting',
    '/costing/Product/Recost',
  ])('%s is not for vendors, nor for nobody', async path => {
    expect((await server.as('vendor').post(path, {})).status).toBe(403)
    expect((await server.as(null).post(path, {})).status).toBe(401)
    expect((await rep.post(path, workedItem)).status).not.toBe(403)
  })

  it('is everybody who works on quotes, whatever they do there', async () => {
    for (const login of ['salesrep', 'sca', 'su', 'designer', 'pricing', 'custserv', 'techmgr']) {
      expect((await server.as(login).post('/engine/Palletization', workedLoad)).status).toBe(200)
    }
  })
})
