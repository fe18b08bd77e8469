import { inArray } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Product } from '#contract/quote'
import type { Connection } from '../../server/database/database.ts'
import {
  boardGrades,
  boardGradeVariants,
  offsiteTransfers,
  plantRegions,
  plants,
  quoteItemSections,
  workCentres,
} from '../../server/database/schema/index.ts'
import { builtInLgx } from '../../server/integrations/lgx/builtIn.ts'
import { createJobRunner, type JobRunner } from '../../server/jobs/jobRunner.ts'
import { createMasters, type Masters } from '../../server/services/engine/masters.ts'
import { jobHandlers } from '../../server/services/jobs/jobHandlers.ts'
import { carton, createItem, saveProduct, submitItem } from './quoteSteps.ts'
import { type Caller, createTestApp, openDemonstration, type TestApp } from './startTestServer.ts'

let connection: Connection
let server: TestApp
let masters: Masters
let runner: JobRunner
let rep: Caller
beforeAll(async () => {
  connection = await openDemonstration()
  masters = createMasters(connection.db)
  const lgx = builtInLgx(connection.db)
  runner = createJobRunner({ db: connection.db, handlers: jobHandlers({ masters, lgx }) })
  server = await createTestApp({ connection, masters, lgx })
  rep = server.as('salesrep')
})
afterAll(() => server.close())

/** A carton of the rep's, filled in, with these changes. */
async function anItem(changes: Partial<Product> = {}): Promise<{ itemId: number }> {
  const item = await createItem(rep)
  expect((await saveProduct(rep, item, { ...carton, ...changes })).status).toBe(200)
  return item
}

interface Step {
  readonly workCentre: string
}
const start = (quoteProductBoxId: number, wishes: object = {}) =>
  rep.post('/engine/AutoRouting', { quoteProductBoxId, ...wishes })
const logs = (quoteProductBoxId: number) => rep.get('/engine/AutoRouting/logs', { quoteProductBoxId })
const history = (quoteItemId: number) => rep.get('/engine/AutoRouting/history', { quoteItemId })
const pathOf = (run: { route: { path: Step[] } }) => run.route.path.map(({ workCentre }) => workCentre)

describe('the auto-routing of an item', () => {
  it('is a job: queued, then routed, with its log and its history', async () => {
    const { itemId } = await anItem()
    expect((await logs(itemId)).body).toEqual({ id: null, status: null, message: '', entries: [] })
    expect((await history(itemId)).body).toEqual([])

    const started = await start(itemId)
    expect([started.status, started.body.status, started.body.route]).toEqual([200, 'Queued', null])
    expect((await logs(itemId)).body).toMatchObject({ id: started.body.id, status: 'Queued', entries: [] })
    await runner.drain()

    const log = (await logs(itemId)).body
    expect(log.status).toBe('Success')
    expect(log.entries.some((entry: { isNotify: boolean; ok: boolean }) => entry.isNotify && entry.ok)).toBe(
      true,
    )
    const [run] = (await history(itemId)).body
    expect(run).toMatchObject({
      id: started.body.id,
      quoteItemId: itemId,
      status: 'Success',
      startedBy: 'salesrep',
      quantity: 5000,
      inputHash: started.body.inputHash,
    })
    expect(run.masterDataVersion).toBe((await masters.all()).masterDataVersion)
    expect(pathOf(run)[0]).toMatch(/^CORR/)
    expect(pathOf(run).at(-1)).toMatch(/^DSP/)
    expect(run.alternatives.length).toBeGreaterThan(0)
  })

  it('keeps every run, newest first, and names the same input the same', async () => {
    const { itemId } = await anItem()
    for (const quantity of [1000, 2000, 1000]) {
      await start(itemId, { quantity })
      await runner.drain()
    }
    const runs = (await history(itemId)).body
    expect(runs.map(({ quantity }: { quantity: number }) => quantity)).toEqual([1000, 2000, 1000])
    expect(runs[0].id).toBeGreaterThan(runs[2].id)
    expect(runs[0].inputHash).toBe(runs[2].inputHash)
    expect(runs[0].inputHash).not.toBe(runs[1].inputHash)
  })

  it('goes on once at a time', async () => {
    const { itemId } = await anItem()
    const [first, second] = [await start(itemId), await start(itemId)]
    expect(second.body.id).toBe(first.body.id)
    await runner.drain()
    expect((await start(itemId)).body.id).not.toBe(first.body.id)
    await runner.drain()
  })

  it('fails with the decisive reasons', async () => {
    const { itemId } = await anItem({ length: 3900, width: 1400, depth: 900 })
    await start(itemId)
    await runner.drain()
    const [run] = (await history(itemId)).body
    expect(run).toMatchObject({ status: 'Failed', route: null })
    expect(run.message).toMatch(/No work centre can do CORR/)
    const { status, message, entries } = (await logs(itemId)).body
    expect([status, message]).toEqual(['Failed', run.message])
    expect(entries.every(({ ok }: { ok: boolean }) => !ok)).toBe(true)
  })

  it('is refused while the item is incomplete, field by field', async () => {
    const { itemId } = await anItem({ boardGrade: '', boardGradeVariant: '', length: null })
    const { status, body } = await start(itemId)
    expect([status, body.code]).toEqual([422, 'rule-failed'])
    expect(body.errors.map(({ path }: { path: string }) => path)).toEqual(['boardGrade', 'length'])
    expect(body.detail).toBe("The item can't be routed yet: Board grade is required, Length is required.")
  })

  it('stays in its plant where that can make it, and leaves it where not', async () => {
    const home = await anItem()
    await start(home.itemId)
    const away = await anItem({ boardGrade: 'E200', boardGradeVariant: 'E200-S', preferredPlantCode: 'STH' })
    await start(away.itemId, { plantCode: 'NTH' })
    await runner.drain()
    expect(pathOf((await history(home.itemId)).body[0])).toEqual(['CORR1', 'FFG2C', 'DSP1'])
    expect(pathOf((await history(away.itemId)).body[0])[0]).toBe('CORR2')
  })

  it('stays in the plant that somebody asks for', async () => {
    const { itemId } = await anItem({ boardGrade: 'B340', boardGradeVariant: 'B340-N' })
    await start(itemId, { plantCode: 'STH', mayUseOtherPlants: false })
    await start(itemId)
    await runner.drain()
    const [run] = (await history(itemId)).body
    expect(run.message).toMatch(/no variant B340-N|not made/)
  })

  it.each([
    [{ quoteProductBoxId: 'one' }, 'quoteProductBoxId'],
    [{ quoteProductBoxId: 0 }, 'quoteProductBoxId'],
    [{ quoteProductBoxId: 1, quantity: 0 }, 'quantity'],
    [{ quoteProductBoxId: 1, plantCode: 7 }, 'plantCode'],
    [{ quoteProductBoxId: 1, mayUseOtherPlants: 'yes' }, 'mayUseOtherPlants'],
    [{ quoteProductBoxId: 1, mayUseExternal: 1 }, 'mayUseExternal'],
  ])('does not take %o', async (body, field) => {
    const answer = await rep.post('/engine/AutoRouting', body)
    expect([answer.status, answer.body.errors[0].path]).toEqual([400, field])
  })

  it('knows no other item', async () => {
    expect((await start(999_999)).status).toBe(404)
    expect((await logs(999_999)).status).toBe(404)
    expect((await history(999_999)).status).toBe(404)
    expect((await rep.get('/engine/AutoRouting/logs')).status).toBe(400)
    expect((await rep.get('/engine/AutoRouting/history', { quoteItemId: 'x' })).status).toBe(400)
  })

  it('is only for people who may see the item', async () => {
    const { itemId } = await submitItem(server)
    const other = server.as('salesrep2')
    expect((await other.post('/engine/AutoRouting', { quoteProductBoxId: itemId })).status).toBe(403)
    expect((await other.get('/engine/AutoRouting/logs', { quoteProductBoxId: itemId })).status).toBe(403)
    expect((await other.get('/engine/AutoRouting/history', { quoteItemId: itemId })).status).toBe(403)
    expect(
      (await server.as('designer').get('/engine/AutoRouting/logs', { quoteProductBoxId: itemId })).status,
    ).toBe(200)
  })
})

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
    const { itemId } = await anItem({
      styleClosure: '01',
      printProcess: 'FLEXO',
      preferredPlantCode: 'P1',
      boardGradeVariant: 'C340-P1',
    })
    await connection.db
      .insert(quoteItemSections)
      .values({ quoteItemId: itemId, section: 'printing', version: 1, data: { numberOfColors } })
    await start(itemId, { plantCode: 'P1' })
    await runner.drain()
    const [run] = (await history(itemId)).body
    return { run, log: (await logs(itemId)).body }
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
