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
const reason = 'Paper is dearer from December'

let server: TestApp
let runner: JobRunner
let pricer: Caller
let items: TestItem[]
/** What is done once before the next item is priced anew, or the next letter is laid out. */
let before: Partial<Record<'price' | 'letter', () => Promise<unknown>>> = {}
const once = async (what: 'price' | 'letter') => {
  const { [what]: doing, ...others } = before
  before = others
  await doing?.()
}

async function sent({ quoteId }: TestItem): Promise<void> {
  const su = server.as('su')
  const { contentHash, subject, body } = (await su.get('/report/QuoteReport/ToSend', { quoteId })).body
  const letter = { quoteId, contentHash, subject, body, to: ['buyer@example.com'], cc: [] }
  expect((await su.post('/report/QuoteReport/Send', letter)).status).toBe(200)
}

beforeAll(async () => {
  const connection = await openDemonstration()
  const { db } = connection
  // Nothing but the two items that are made below.
  await db.execute(sql`update quote_item_sections set data = jsonb_set(data, '{priceExpiryDate}', '"2020-01-01"')
    where section = 'pricing'`)
  const masters = createMasters(db, 0)
  const documents = createDocumentPool({})
  server = await createTestApp({ connection, masters })
  pricer = server.as('pricing')
  const pricing = { ...masters, all: () => once('price').then(masters.all) }
  const printing = {
    ...documents,
    print: (...given: Parameters<typeof documents.print>) =>
      once('letter').then(() => documents.print(...given)),
  }
  const pool = { threads: 1, ask: async (asked: Parameters<typeof rehearseBatch>[0]) => rehearseBatch(asked) }
  runner = createJobRunner({
    db,
    handlers: rehearsalJobHandlers({
      rehearsing: { db, masters, pool, today: () => today, batch: 20 },
      writing: {
        ...{ db, files: inDatabase(db), definitions: createDefinitions(db), masters: pricing },
        ...{ documents: printing, today: () => today, timeZone: 'UTC', wakeJobs: () => undefined },
      },
    }),
  })
  items = [await approvedItem(server), await approvedItem(server)]
  for (const item of items) await sent(item)
  return () => documents.close()
}, 60_000)
afterAll(() => server.close())

const stateOf = async (id: number) => (await pricer.get(`${path}/${id}/State`)).body
const pricesOf = async (item: TestItem) =>
  (await loadItem(server.as('su'), item)).pricing.details.map(({ price }: { price: number | null }) => price)
const revisionsOf = async ({ quoteId }: TestItem) => {
  const { body } = await server.as('su').get('/report/QuoteReport/Sent', { quoteId })
  return body.map(({ revision, sendings }: { revision: string; sendings: unknown[] }) => [
    revision,
    sendings.length,
  ])
}

let paperPercent = 7

/** New prices of a fresh rehearsal by a change of its own, ended by a press on Cancel as soon as this is begun. */
async function endedAt(what: 'price' | 'letter', name: string): Promise<number> {
  paperPercent += 1
  const rehearsal = { id: 0, version: 0, name, isActive: true, ...noShock, paperPercent }
  const { id } = (await pricer.post(path, rehearsal)).body
  await pricer.post(`${path}/${id}/Run`)
  await runner.drain()
  const { run } = await stateOf(id)
  before = { [what]: () => pricer.post(`${path}/${id}/Cancel`) }
  const asked = { runId: run.id, rule: 'money', reason, sendsLetters: true, filter: {} }
  expect((await pricer.post(`${path}/${id}/NewPrices`, asked)).status).toBe(200)
  await runner.drain()
  return id
}

async function goOn(id: number): Promise<void> {
  const { left } = await stateOf(id)
  expect((await pricer.post(`${path}/${id}/NewPrices`, left.asked)).status).toBe(200)
  await runner.drain()
  expect((await stateOf(id)).left).toBeNull()
}

describe('new prices that are cancelled halfway', () => {
  it('go on with the letters that are left, each written once', async () => {
    const id = await endedAt('letter', 'Between two letters')
    expect((await stateOf(id)).left).toMatchObject({ items: 0, letters: 1, asked: { reason } })
    const prices = await Promise.all(items.map(pricesOf))
    await goOn(id)
    expect(await Promise.all(items.map(pricesOf))).toEqual(prices)
    const twice = [
      ['B', 1],
      ['A', 1],
    ]
    expect(await Promise.all(items.map(revisionsOf))).toEqual([twice, twice])
    const { run } = await stateOf(id)
    const again = { runId: run.id, rule: 'money', reason, sendsLetters: true, filter: {} }
    expect((await pricer.post(`${path}/${id}/NewPrices`, again)).status).toBe(422)
  })

  it('go on with the items that are left, each priced once, and write to both', async () => {
    const id = await endedAt('price', 'Between two items')
    expect((await stateOf(id)).left).toMatchObject({ items: 1, letters: 1 })
    const [first, second] = await Promise.all(items.map(pricesOf))
    await goOn(id)
    const [firstNow, secondNow] = await Promise.all(items.map(pricesOf))
    expect(firstNow).toEqual(first)
    expect(secondNow).not.toEqual(second)
    for (const item of items) expect((await revisionsOf(item))[0]).toEqual(['C', 1])
  })

  it('have nothing left to go on with once the rehearsal is run again', async () => {
    const id = await endedAt('price', 'Run again')
    await pricer.post(`${path}/${id}/Run`)
    await runner.drain()
    expect((await stateOf(id)).left).toBeNull()
  })
})
