import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { papers } from '../../server/database/schema/index.ts'
import { builtInLgx } from '../../server/integrations/lgx/builtIn.ts'
import { createJobRunner, type JobRunner } from '../../server/jobs/jobRunner.ts'
import { createMasters, type Masters } from '../../server/services/engine/masters.ts'
import { jobHandlers } from '../../server/services/jobs/jobHandlers.ts'
import { type Caller, createTestApp, openDemonstration, type TestApp } from './startTestServer.ts'

let server: TestApp
let masters: Masters
let runner: JobRunner
let rep: Caller
let isWoken = false
beforeAll(async () => {
  const connection = await openDemonstration()
  masters = createMasters(connection.db)
  const lgx = builtInLgx(connection.db)
  runner = createJobRunner({ db: connection.db, handlers: jobHandlers({ masters, lgx }) })
  server = await createTestApp({
    connection,
    masters,
    lgx,
    wakeJobs: () => {
      isWoken = true
    },
  })
  rep = server.as('salesrep')
})
afterAll(() => server.close())

const recost = (body: unknown) => rep.post('/costing/Product/Recost', body)
const costOf = (plant: string, productId: string) => rep.get('/costing/Product/Cost', { plant, productId })

describe('recosting a product', () => {
  it('is a job: running until it is done, then a tape for each quoted quantity', async () => {
    const started = await recost({ plantCode: 'NTH', lgxProductId: 'P-10001' })
    expect([started.status, started.body]).toEqual([
      200,
      { status: 'Running', message: '', plantCode: 'NTH', productId: 'P-10001', costedAt: null, details: [] },
    ])
    expect(isWoken).toBe(true)
    expect((await costOf('NTH', 'P-10001')).body.status).toBe('Running')
    await runner.drain()
    const { status, body } = await costOf('NTH', 'P-10001')
    expect([status, body.status]).toEqual([200, 'Success'])
    expect(body.costedAt).toMatch(/^\d{4}-/)
    expect(body.details.map(({ priceQty }: { priceQty: number }) => priceQty)).toEqual([5000, 10_000, 25_000])
    for (const { costTape, cost } of body.details) {
      expect(cost).toBeGreaterThan(0)
      expect(costTape.sellPrice).toBeGreaterThan(costTape.cost)
      expect(costTape.yieldPercent).toBeGreaterThan(60)
    }
  })

  it.each(['P-10001', 'P-10002', 'P-10003', 'P-10004', 'P-10005'])('works for %s', async productId => {
    await recost({ plantCode: 'NTH', lgxProductId: productId })
    await runner.drain()
    expect((await costOf('NTH', productId)).body).toMatchObject({ status: 'Success', message: '' })
  })

  it('works for a product of the other plant, named with its cost centre', async () => {
    await recost({ plantCode: 'STH-200', lgxProductId: 'P-10006' })
    await runner.drain()
    expect((await costOf('STH-200', 'P-10006')).body.status).toBe('Success')
  })

  it('goes on once, however often it is asked for', async () => {
    await recost({ plantCode: 'NTH', lgxProductId: 'P-10002' })
    await recost({ plantCode: 'NTH', lgxProductId: 'P-10002' })
    expect(await runner.runOne()).toBe(true)
    expect(await runner.runOne()).toBe(false)
  })

  it('fails with a sentence when a rate is missing, and is not recosted then', async () => {
    const { db } = server.connection
    await db.update(papers).set({ pricePerTonne: null }).where(eq(papers.code, '140F'))
    masters.forget()
    await recost({ plantCode: 'NTH', lgxProductId: 'P-10001' })
    await runner.drain()
    const { body } = await costOf('NTH', 'P-10001')
    expect(body).toMatchObject({
      status: 'Failed',
      message: 'These rates are missing: the price of paper 2.',
      details: [],
    })
    await db.update(papers).set({ pricePerTonne: 780 }).where(eq(papers.code, '140F'))
    masters.forget()
  })

  it('knows no other product', async () => {
    expect((await recost({ plantCode: 'NTH', lgxProductId: 'P-99999' })).status).toBe(404)
    expect((await recost({ plantCode: 'STH', lgxProductId: 'P-10001' })).status).toBe(404)
  })

  it('of a product that was never costed is none, and no error', async () => {
    const { status, body } = await costOf('NTH', 'P-99999')
    expect([status, body.status, body.costedAt, body.details]).toEqual([200, 'None', null, []])
  })

  it.each([
    [{}, ['plantCode', 'lgxProductId']],
    [{ plantCode: '', lgxProductId: 'P-1' }, ['plantCode']],
    [{ plantCode: 'NTH', lgxProductId: 7 }, ['lgxProductId']],
    [{ plantCode: 'NTH', lgxProductId: 'x'.repeat(41) }, ['lgxProductId']],
  ])('does not take %o', async (body, fields) => {
    const answer = await recost(body)
    expect([answer.status, answer.body.errors.map(({ path }: { path: string }) => path)]).toEqual([
      400,
      fields,
    ])
  })

  it('does not look without a plant and a product', async () => {
    expect((await rep.get('/costing/Product/Cost')).status).toBe(400)
    expect((await rep.get('/costing/Product/Cost', { plant: 'NTH', productId: '' })).status).toBe(400)
  })

  it('is not for everybody', async () => {
    for (const login of ['vendor', 'plant']) {
      expect(
        (await server.as(login).get('/costing/Product/Cost', { plant: 'NTH', productId: 'P-10001' })).status,
      ).toBe(403)
      expect((await server.as(login).post('/costing/Product/Recost', {})).status).toBe(403)
    }
  })
})
