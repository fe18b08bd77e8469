import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { RateMaster } from '#contract/rates'
import { rateKeys } from '#domain/estimating'
import { engineRates } from '../../server/database/schema/index.ts'
import { createTestApp, type TestApp } from './startTestServer.ts'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
})
afterAll(() => server.close())

const admin = () => server.as('sysadmin')
const rateOf = async (filter: object): Promise<RateMaster[]> =>
  (await admin().get('/config/Rate', { filter })).body
const costingAt = async (plant: string) => {
  const { body } = await server.as('pricing').get('/engine/lookup/GetEngineLookupData')
  return body.plants.find(({ code }: { code: string }) => code === plant).costing
}
const gloss = { rate: 'varnish.GLOSS.pricePerSqm', plantCode: '', isActive: true }

describe('rates', () => {
  it('are those that have words, none of the other numbers of the engines, found by them', async () => {
    const known = rateKeys.map(({ code }) => code)
    const all = await rateOf({})
    for (const { rate } of all) expect(known).toContain(rate)
    const found = await rateOf({ q: 'soft touch' })
    expect(found.map(({ rate }) => rate)).toEqual([
      'lamination.SOFT_TOUCH.makeReady',
      'lamination.SOFT_TOUCH.pricePerSqm',
    ])
    expect(await rateOf({ q: 'no such rate' })).toEqual([])
  })

  it('of finishes are entered where a company that runs already has none, and count at once', async () => {
    const { db } = server.connection
    await db.delete(engineRates).where(eq(engineRates.group, 'varnish.GLOSS'))
    await admin().post('/config/Rate', { ...gloss, id: 0, version: 0, plantCode: 'STH', value: 0.2 })
    expect((await costingAt('NTH')).varnishes.GLOSS).toBeUndefined()
    const made = await admin().post('/config/Rate', { ...gloss, id: 0, version: 0, value: 0.05 })
    expect([made.status, made.body.version]).toEqual([200, 1])
    expect((await costingAt('NTH')).varnishes.GLOSS).toEqual({ pricePerSqm: 0.05, makeReady: null })
    expect((await costingAt('STH')).varnishes.GLOSS.pricePerSqm).toBe(0.2)
    const { body } = await admin().post('/config/Rate', { ...made.body, value: 0.06 })
    expect((await costingAt('NTH')).varnishes.GLOSS.pricePerSqm).toBe(0.06)
    await admin().post('/config/Rate', { ...body, isActive: false })
    expect((await costingAt('NTH')).varnishes.GLOSS).toBeUndefined()
    expect((await rateOf({ plantCode: 'STH' })).map(({ rate }) => rate)).toEqual([gloss.rate])
  })

  it.each([
    [{ value: -1 }, 'value'],
    [{ value: 100_001 }, 'value'],
    [{ rate: 'litho.spoilage', value: 1.5 }, 'value'],
    [{ rate: 'mckee.full.constant', value: 1 }, 'rate'],
    [{ plantCode: 'XXX', value: 1 }, 'plantCode'],
  ])('of %o are refused at %s', async (given, path) => {
    const { body } = await admin().post('/config/Rate', { ...gloss, id: 0, version: 0, ...given })
    expect(body.errors.map((error: { path: string }) => error.path)).toEqual([path])
  })
})
