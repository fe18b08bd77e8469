import { readFileSync } from 'node:fs'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { engineRates, papers } from '../../server/database/schema/index.ts'
import { createMasters, type Masters } from '../../server/services/engine/masters.ts'
import { workedItem } from './engineSteps.ts'
import { type Caller, createTestApp, openDemonstration, type TestApp } from './startTestServer.ts'

const { results } = JSON.parse(
  readFileSync(new URL('../domain/engine-examples.json', import.meta.url), 'utf8'),
) as { results: Record<string, Record<string, unknown>> }

let server: TestApp
let masters: Masters
let rep: Caller
beforeAll(async () => {
  const connection = await openDemonstration()
  masters = createMasters(connection.db)
  server = await createTestApp({ connection, masters })
  rep = server.as('salesrep')
})
afterAll(() => server.close())

const path = '/pricing/Costing/CostTape'
const tapesOf = (item: object, quantities: readonly number[] = [5000]) =>
  rep.post(path, { item: { ...workedItem, ...item }, quantities })

describe('the cost tape', () => {
  it('is the worked one at five breaks, to the cent', async () => {
    const quantities = [500, 1000, 2500, 5000, 10_000]
    const { status, body } = await tapesOf({}, quantities)
    expect(status).toBe(200)
    expect(body).toMatchObject({ calculationSuccess: true, paperDeckleWidth: 2350, numberOut: 4 })
    for (const [index, quantity] of quantities.entries()) {
      const { Q, flow, marginalCost: _, ...lines } = results[`tape-${quantity}`] ?? {}
      expect(body.breaks[index]).toMatchObject({ priceQty: Q, cost: lines.cost, costTape: lines })
      expect(body.breaks[index].flow.map((step: { in: number }) => step.in)).toEqual(
        (flow as { in: number }[]).map(step => step.in),
      )
    }
  })

  it('is the worked one by marginal cost', async () => {
    const { body } = await tapesOf({ terms: { basis: 'marginal' } })
    expect(body.breaks[0].costTape).toMatchObject(results['tape-marginal-5000'] ?? {})
  })

  it('chooses route and deckle where nobody has', async () => {
    const { body } = await tapesOf({ workCentres: null, cartonSqm: null })
    expect(body.route.path.map((step: { workCentre: string }) => step.workCentre)).toEqual([
      'CORR1',
      'FFG2C',
      'DSP1',
    ])
    expect(body.paperDeckleWidth).toBe(2350)
  })

  it('has the terms that are given', async () => {
    const { body } = await tapesOf({ terms: { markUp: 0, commission: 0 } })
    expect(body.breaks[0].costTape.sellPrice).toBe(body.breaks[0].cost)
  })

  it('costs a die-cut, a litho and a waxed item, and board that is bought', async () => {
    const mailer = { style: '0427', length: 300, width: 200, depth: 150, cartonSqm: null, workCentres: null }
    const cut = await tapesOf(mailer)
    expect(cut.body).toMatchObject({ calculationSuccess: true })
    const litho = await tapesOf({ ...mailer, plantCode: 'STH', boardGrade: 'E280', printProcess: 'LITHO' })
    expect(litho.body.breaks[0].costTape.frontSheetCost).toBeGreaterThan(0)
    const waxed = await tapesOf({ ...mailer, isWaxed: true })
    expect(waxed.body.breaks[0].costTape.wax).toBeGreaterThan(0)
    const bought = await tapesOf({ workCentres: null, outsideBoardPricePerSqm: 0.74 })
    expect(bought.body).toMatchObject({ paperDeckleWidth: null, numberOut: null })
    expect(bought.body.breaks[0].costTape).toMatchObject({ paperCost: 0, starchCost: 0 })
    expect(bought.body.breaks[0].costTape.outsideBoardCost).toBeGreaterThan(0)
  })

  it('adds what is done outside, and the second leg', async () => {
    const outside = await tapesOf({
      outsideProcesses: [{ description: 'Storage', perUnit: 0.012, fixed: 45 }],
    })
    expect(outside.body.breaks[0].costTape.outsideStoreCost).toBe(21)
    const detour = await tapesOf({ delivery: { regionCode: 'NSW-NTH', secondaryLegRegion: 'NSW-SYD' } })
    expect(detour.body.breaks[0].costTape.distribution).toBeGreaterThan(68.4)
  })

  it.each([
    [{ plantCode: 'EST' }, 'There is no plant EST.'],
    [{ boardGrade: 'Z9' }, 'There is no board grade Z9.'],
    [{ boardGradeVariant: 'Z9-N' }, 'Board grade C340 has no variant Z9-N.'],
    [{ style: '0999' }, 'style 0999 not supported by the built-in engine'],
    [{ depth: 0 }, 'Depth must be greater than 0.'],
    [{ length: 5000 }, /No work centre can do CORR/],
    [{ coverages: [0.1, 0.1, 0.1] }, /2 colours < 3/],
    [{ workCentres: ['CORR9'] }, 'There is no work centre CORR9 to take.'],
    [{ paperDeckleWidth: 400 }, "Deckle 400: a sheet of 560 mm and 20 mm trim don't fit."],
    [{ delivery: { regionCode: 'MOON' } }, 'No freight rate is known from VIC-MEL to MOON.'],
    [{ load: { ...workedItem.load, unitsPerPallet: 0 } }, 'The number of units on a pallet must be above 0.'],
    [
      { load: { ...workedItem.load, palletTypeCode: 'RAFT' } },
      'These rates are missing: the price of a pallet.',
    ],
    [{ printProcess: 'GRAVURE' }, /the price of ink 1/],
    [{ style: '0427', depth: 100, numberUp: 60, workCentres: null }, /takes no sheet with 60 blanks/],
  ])('can not be calculated with %o, and says so', async (change, message) => {
    const { status, body } = await tapesOf(change)
    expect([status, body.calculationSuccess]).toEqual([200, false])
    expect(body.calculationMessage).toMatch(message)
    for (const each of body.breaks) expect(each).toMatchObject({ cost: 0, costTape: null })
  })

  it.each([
    ['plantCode', ''],
    ['style', null],
    ['length', 'long'],
    ['width', -1],
    ['depth', 100_001],
    ['boardGrade', ''],
    ['boardGradeVariant', 7],
    ['closureCode', 'glued'],
    ['printProcess', 'x'.repeat(21)],
    ['coverages', [1.2]],
    ['coverages', Array.from({ length: 13 }, () => 0.1)],
    ['isWaxed', 'yes'],
    ['cartonSqm', 0],
    ['numberUp', 1.5],
    ['paperDeckleWidth', -2350],
    ['outsideBoardPricePerSqm', -1],
    ['workCentres', 'CORR1'],
    ['mayUseOtherPlants', 1],
    ['mayUseExternal', null],
    ['load', { ...workedItem.load, unitsPerPallet: -1 }],
    ['delivery', { isPickup: 'no' }],
    ['outsideProcesses', [{ description: 'x', perUnit: -1, fixed: null }]],
    ['terms', { commission: 1 }],
    ['terms', { markUp: -2 }],
    ['terms', { basis: 'both' }],
    ['blankOptions', { topFlap: '07' }],
  ])('does not take %s %o', async (field, value) => {
    const { status, body } = await tapesOf({ [field]: value })
    expect([status, body.code]).toEqual([400, 'invalid-request'])
    for (const error of body.errors) expect(error.path).toMatch(new RegExp(`^item\\.${field}`))
  })

  it.each([[[]], [[1, 2, 3, 4, 5, 6]], [[0]], [[-5]], [['many']], [5000]])(
    'does not take the quantities %o',
    async quantities => {
      const { status, body } = await rep.post(path, { item: workedItem, quantities })
      expect(status).toBe(400)
      expect(body.errors[0].path).toMatch(/^quantities/)
    },
  )

  it('is audited: a rate that nobody entered is named, and the cost is 0', async () => {
    const { db } = server.connection
    const starch = and(eq(engineRates.group, 'costing'), eq(engineRates.name, 'starchPricePerKg'))
    await db.update(engineRates).set({ value: null }).where(starch)
    await db.update(papers).set({ pricePerTonne: null }).where(eq(papers.code, '140F'))
    masters.forget()
    const { status, body } = await tapesOf({})
    expect([status, body.calculationSuccess]).toEqual([200, false])
    expect(body.calculationMessage).toBe(
      'These rates are missing: the price of paper 2, the price of starch.',
    )
    await db.update(engineRates).set({ value: 1.1 }).where(starch)
    await db.update(papers).set({ pricePerTonne: 780 }).where(eq(papers.code, '140F'))
    masters.forget()
    expect((await tapesOf({})).body.calculationSuccess).toBe(true)
  })

  it('takes the rates of a plant before the general ones', async () => {
    const { db } = server.connection
    const before = (await tapesOf({})).body.breaks[0].costTape.directEnergy
    await db
      .insert(engineRates)
      .values({ plantCode: 'NTH', group: 'costing', name: 'pricePerKwh', value: 0.44 })
    masters.forget()
    expect((await tapesOf({})).body.breaks[0].costTape.directEnergy).toBeGreaterThan(before)
    await db.delete(engineRates).where(eq(engineRates.plantCode, 'NTH'))
    masters.forget()
  })
})

describe('the rates themselves', () => {
  it('are for people of pricing', async () => {
    const formes = '/pricing/Costing/CostFormeChargeRate'
    const cartons = '/pricing-admin/CostingOuterCarton'
    for (const each of [formes, cartons]) {
      expect((await rep.get(each)).status).toBe(403)
      expect((await server.as('vendor').get(each)).status).toBe(403)
      expect((await server.as(null).get(each)).status).toBe(401)
      expect((await server.as('su').get(each)).status).toBe(200)
    }
  })

  it('of formes and stereos are there for each plant', async () => {
    const { body } = await server.as('pricing').get('/pricing/Costing/CostFormeChargeRate')
    expect(body).toMatchObject([
      {
        plantCode: 'NTH',
        forme: { base: 180, cutPerMetre: 14 },
        stereo: { perSqcm: 0.09, minimumCharge: 120 },
      },
      { plantCode: 'STH' },
    ])
  })

  it('of outer cartons are there', async () => {
    const { body } = await server.as('pricing').get('/pricing-admin/CostingOuterCarton')
    expect(body).toContainEqual(
      expect.objectContaining({ code: 'OC-M', plantCode: 'STH', boardGrade: 'B340', cost: 0.98 }),
    )
  })
})
