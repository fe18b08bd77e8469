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
    ['0427', { length: 300, width: 200, depth: 150, flute: 'B' }, 941, 865.5],
    ['0422', { length: 400, width: 300, depth: 80, flute: 'B' }, 749, 466],
    ['0401', { length: 300, width: 200, depth: 50, flute: 'E' }, 504.8, 509.6],
    ['0300', { length: 400, width: 300, depth: 120, flute: 'C' }, 656, 548],
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
