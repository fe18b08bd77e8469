import { inArray } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  boardGrades,
  boardGradeVariants,
  offsiteTransfers,
  plantRegions,
  plants,
  quoteItemSections,
  workCentres,
} from '../../server/database/schema/index.ts'
import { anItem, history, logs, openRouting, pathOf, type Routing, start } from './routingSteps.ts'

let { connection, server, masters, runner, rep } = {} as Routing
beforeAll(async () => {
  ;({ connection, server, masters, runner, rep } = await openRouting())
})
afterAll(() => server.close())

describe('the worked plants', () => {
  const hour = (hourRate: number) => ({
    crew: 0,
    labourRate: 0,
    kilowatts: 0,
    steamPerSqm: 0,
    depreciationPerHour: hourRate,
  })
  const centre = (
    code: string,
    plantCode: string,
    operationCode: string,
    setupHours: number,
    hourRate: number,
    speed: number | null,
    more: Partial<typeof workCentres.$inferInsert> = {},
  ) => ({
    code,
    description: code,
    plantCode,
    operationCode,
    setupHours,
    speed,
    ...hour(hourRate),
    ...more,
  })
  const gluing = { capabilities: ['GLUE'] }

  beforeAll(async () => {
    const { db } = connection
    await db.update(workCentres).set({ isActive: false })
    await db.insert(plants).values(
      ['P1', 'P2'].map(code => ({
        code,
        description: code,
        costCentreCode: '1',
        state: 'VIC',
        businessUnit: 'BOARD',
      })),
    )
    await db
      .insert(plantRegions)
      .values(['P1', 'P2'].map(plantCode => ({ plantCode, regionCode: 'VIC-MEL' })))
    await db.insert(offsiteTransfers).values(
      ['P1', 'P2'].map((fromPlantCode, index) => ({
        fromPlantCode,
        toPlantCode: index === 0 ? 'P2' : 'P1',
        deliveryMethod: 'ROAD',
        description: 'Road',
        days: 1,
        cost: 350,
      })),
    )
    const [grade] = await db
      .select()
      .from(boardGrades)
      .where(inArray(boardGrades.code, ['C340']))
    await db.insert(boardGradeVariants).values(
      ['P1', 'P2'].map(plantCode => ({
        boardGradeId: grade?.id ?? 0,
        code: `C340-${plantCode}`,
        plantCode,
        minLinealMeter: 0,
      })),
    )
    await db.insert(workCentres).values([
      centre('WCORR1', 'P1', 'CORR', 0.15, 1200, 12_000),
      centre('WCORR2', 'P2', 'CORR', 0.25, 900, 10_000),
      centre('WFFG2C', 'P1', 'FFG', 0.5, 480, 7500, { ...gluing, maxColours: 2 }),
      centre('WFFG4C', 'P2', 'FFG', 0.8, 530, 10_000, { ...gluing, maxColours: 4 }),
      centre('WFFGMINI', 'P1', 'FFG', 0.5, 400, 4000, {
        ...gluing,
        maxColours: 4,
        minSheetLength: 400,
        maxSheetLength: 1200,
        minSheetWidth: 200,
        maxSheetWidth: 500,
      }),
      centre('WDSP1', 'P1', 'DESPATCH', 0.5, 100, null),
      centre('WDSP2', 'P2', 'DESPATCH', 0.5, 100, null),
    ])
    masters.forget()
  })

  async function routed(numberOfColors: number) {
    const { itemId } = await anItem(rep, {
      styleClosure: '01',
      printProcess: 'FLEXO',
      preferredPlantCode: 'P1',
      boardGradeVariant: 'C340-P1',
    })
    await connection.db
      .insert(quoteItemSections)
      .values({ quoteItemId: itemId, section: 'printing', version: 1, data: { numberOfColors } })
    await start(rep, itemId, { plantCode: 'P1' })
    await runner.drain()
    const [run] = (await history(rep, itemId)).body
    return { run, log: (await logs(rep, itemId)).body }
  }

  it('route two colours through the first for 1,290', async () => {
    const { run } = await routed(2)
    expect([run.route?.cost, run.message]).toEqual([1290, ''])
    expect(pathOf(run)).toEqual(['WCORR1', 'WFFG2C', 'WDSP1'])
  })

  it('route three colours through the second for 1,414, and say why', async () => {
    const { run, log } = await routed(3)
    expect(run.route?.cost).toBe(1414)
    expect(pathOf(run)).toEqual(['WCORR2', 'WFFG4C', 'WDSP2'])
    const reasons = log.entries.map(({ reason }: { reason: string | null }) => reason)
    expect(reasons).toContain('2 colours < 3')
    expect(reasons).toContain('sheet 1441x560 outside 400-1200 x 200-500')
  })

  it('cannot print five colours', async () => {
    const { run, log } = await routed(5)
    expect(run).toMatchObject({ status: 'Failed', route: null })
    expect(run.message).toMatch(/No work centre can do FFG/)
    expect(log.entries.length).toBeGreaterThan(0)
  })
})
