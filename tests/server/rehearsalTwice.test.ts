import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { noShock } from '#domain/rehearsal'
import { createDocumentPool } from '../../server/documents/documentPool.ts'
import { rehearseBatch } from '../../server/engines/rehearseBatch.ts'
import { inDatabase } from '../../server/integrations/files/inDatabase.ts'
import { createJobRunner, type JobRunner } from '../../server/jobs/jobRunner.ts'
import { createMasters } from '../../server/services/engine/masters.ts'
import { rehearsalJobHandlers } from '../../server/services/jobs/jobHandlers.ts'
import { createDefinitions } from '../../server/services/quoteItem/definition.ts'
import { approvedItem } from './priceSteps.ts'
import { loadItem, type TestItem } from './quoteSteps.ts'
import { type Caller, createTestApp, openDemonstration, type TestApp } from './startTestServer.ts'
import { today } from './today.ts'

const path = '/pricing-admin/Rehearsal'

let server: TestApp
let runner: JobRunner
let pricer: Caller
let item: TestItem
let id: number

const stateOf = async () => (await pricer.get(`${path}/${id}/State`)).body
const pricesOf = async () =>
  (await loadItem(server.as('su'), item)).pricing.details.map(({ price }: { price: number | null }) => price)
const run = async () => {
  await pricer.post(`${path}/${id}/Run`)
  await runner.drain()
}
const make = async (more = {}) => {
  const { run: newest } = await stateOf()
  const asked = { runId: newest.id, rule: 'money', reason: 'Paper', sendsLetters: false, filter: {}, ...more }
  const answer = await pricer.post(`${path}/${id}/NewPrices`, asked)
  await runner.drain()
  return answer
}

beforeAll(async () => {
  const connection = await openDemonstration()
  const { db } = connection
  // Nothing but the item that is made below.
  await db.execute(sql`update quote_item_sections set data = jsonb_set(data, '{priceExpiryDate}', '"2020-01-01"')
    where section = 'pricing'`)
  const masters = createMasters(db, 0)
  const documents = createDocumentPool({})
  server = await createTestApp({ connection, masters })
  pricer = server.as('pricing')
  const pool = { threads: 1, ask: async (asked: Parameters<typeof rehearseBatch>[0]) => rehearseBatch(asked) }
  runner = createJobRunner({
    db,
    handlers: rehearsalJobHandlers({
      rehearsing: { db, masters, pool, today: () => today, batch: 20 },
      writing: {
        ...{ db, files: inDatabase(db), definitions: createDefinitions(db), masters, documents },
        ...{ today: () => today, timeZone: 'UTC', wakeJobs: () => undefined },
      },
    }),
  })
  item = await approvedItem(server)
  const rehearsal = { id: 0, version: 0, name: 'Twice', isActive: true, ...noShock, paperPercent: 8 }
  id = (await pricer.post(path, rehearsal)).body.id
  return () => documents.close()
}, 60_000)
afterAll(() => server.close())

describe('a rehearsal that is run again after its new prices', () => {
  it('says when they were made and of how many items', async () => {
    await run()
    expect((await stateOf()).run.made).toBeNull()
    expect((await make()).status).toBe(200)
    const { made } = (await stateOf()).run
    expect(made).toMatchObject({ items: 1, again: 0, at: expect.any(String) })
    await run()
    expect((await stateOf()).run.made).toEqual({ ...made, again: 1 })
  })

  it('raises them once more only where that is asked for', async () => {
    const prices = await pricesOf()
    const refused = await make()
    expect([refused.status, refused.body.detail]).toEqual([
      422,
      'These have new prices by this rehearsal already.',
    ])
    expect(await pricesOf()).toEqual(prices)
    expect((await make({ again: true })).status).toBe(200)
    for (const [place, price] of (await pricesOf()).entries()) expect(price).toBeGreaterThan(prices[place])
    await run()
    expect((await stateOf()).run.made).toMatchObject({ items: 1, again: 1 })
  })
})

describe('another rehearsal of the same shock', () => {
  it('is refused new prices of what the first has raised, by its name and date, unless they are asked for', async () => {
    const rehearsal = { id: 0, version: 0, name: 'The same', isActive: true, ...noShock, paperPercent: 8 }
    id = (await pricer.post(path, rehearsal)).body.id
    await run()
    const { made, elsewhere } = (await stateOf()).run
    expect([made, elsewhere]).toEqual([null, { name: 'Twice', items: 1, at: expect.any(String) }])
    const prices = await pricesOf()
    const refused = await make()
    expect([refused.status, refused.body.detail]).toEqual([
      422,
      expect.stringMatching(
        /^Rehearsal “Twice” made new prices by the very same change: .*\d{2}-\d{2}-\d{4}.*once more\.$/,
      ),
    ])
    expect(await pricesOf()).toEqual(prices)
    expect((await make({ again: true })).status).toBe(200)
    for (const [place, price] of (await pricesOf()).entries()) expect(price).toBeGreaterThan(prices[place])
  })

  it('of another shock is not refused', async () => {
    const rehearsal = { id: 0, version: 0, name: 'Another', isActive: true, ...noShock, paperPercent: 9 }
    id = (await pricer.post(path, rehearsal)).body.id
    await run()
    expect((await stateOf()).run.elsewhere).toBeNull()
    expect((await make()).status).toBe(200)
  })
})

it('a run of before film could be rehearsed reads as one that left film alone', async () => {
  const { shock } = (await stateOf()).run
  await server.connection.db.execute(
    sql`update rehearsal_runs set shock = shock - 'filmPercent' where rehearsal_id = ${id}`,
  )
  expect((await stateOf()).run.shock).toEqual({ ...shock, filmPercent: 0 })
})
