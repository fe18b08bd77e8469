import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { noShock } from '#domain/rehearsal'
import { engineRates, papers, quoteItemSections, rehearsalItems } from '../../server/database/schema/index.ts'
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
const named = (name: string, shock = {}) => ({
  ...{ id: 0, version: 0, name, isActive: true },
  ...{ ...noShock, ...shock },
})

let server: TestApp
let runner: JobRunner
let pricer: Caller
/** What is done before a batch is worked on. */
let beforeBatch: () => Promise<unknown> = async () => undefined

beforeAll(async () => {
  const connection = await openDemonstration()
  const { db } = connection
  // A few items of the demonstration are enough to rehearse on.
  await db.execute(sql`update quote_item_sections set data = jsonb_set(data, '{priceExpiryDate}', '"2020-01-01"')
    where section = 'pricing' and quote_item_id % 7 <> 0`)
  // Read anew each time: who asks for them inside a transaction waits for its own connection.
  const masters = createMasters(db, 0)
  const documents = createDocumentPool({})
  server = await createTestApp({ connection, masters })
  pricer = server.as('pricing')
  const pool = {
    threads: 1,
    ask: async (question: Parameters<typeof rehearseBatch>[0]) => {
      await beforeBatch()
      return rehearseBatch(question)
    },
  }
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
  return () => documents.close()
})
afterAll(() => server.close())

async function rehearsed(name: string, shock: object): Promise<number> {
  const saved = await pricer.post(path, named(name, shock))
  expect([saved.status, saved.body.errors]).toEqual([200, undefined])
  await pricer.post(`${path}/${saved.body.id}/Run`)
  await runner.drain()
  return saved.body.id
}
type Told = { readonly id: number; readonly outcome: string; readonly outcomeText: string }
const stateOf = async (id: number) => (await pricer.get(`${path}/${id}/State`)).body
const itemsOf = async (rehearsalId: number, filter = {}) =>
  (await pricer.get('/pricing-admin/RehearsalItem', { filter: { rehearsalId, ...filter } })).body

describe('a price-shock rehearsal', () => {
  it('is worked out on a copy, over open quotes and live prices, what loses most first', async () => {
    const { db } = server.connection
    const stored = async () => [
      await db.select().from(papers),
      await db.select().from(engineRates),
      await db.select().from(quoteItemSections).where(eq(quoteItemSections.section, 'pricing')),
    ]
    const before = await stored()
    const id = await rehearsed('Paper dearer', { paperPercent: 8, energyPercent: 20 })
    expect(await stored()).toEqual(before)
    const { run, running, failure } = await stateOf(id)
    expect([running, failure, run.isOld, run.shock.paperPercent]).toEqual([null, '', false, 8])
    const [totals] = run.totals
    expect(totals).toMatchObject({ currency: 'AUD', failed: 0, unmade: 0 })
    expect(totals.items).toBeGreaterThan(20)
    expect(totals.lost).toBeGreaterThan(0)
    expect(totals.underAfter).toBeGreaterThan(totals.underBefore)
    const items = await itemsOf(id)
    const losses = items.map(({ lost }: { lost: number }) => lost)
    expect(losses).toEqual(losses.toSorted((a: number, b: number) => b - a))
    for (const { marginBefore, marginAfter } of items) expect(marginAfter).toBeLessThan(marginBefore)
    const kinds = new Set(items.map(({ isOrdered }: { isOrdered: boolean }) => isOrdered))
    expect(kinds).toEqual(new Set([true, false]))
  })

  it('adds up the same by customer, product group, plant and kind, and narrows to what falls', async () => {
    const id = await rehearsed('Energy', { energyPercent: 60, labourPercent: 15 })
    const { run } = await stateOf(id)
    const sumOf = (rows: { lost: number }[]) => rows.reduce((sum, { lost }) => sum + lost, 0)
    for (const by of ['customer', 'productGroup', 'plant', 'kind']) {
      const { body } = await pricer.get(`${path}/${id}/Group`, { by })
      expect(sumOf(body)).toBeCloseTo(sumOf(run.totals), 1)
    }
    const falls = await itemsOf(id, { part: 'falls' })
    for (const item of falls) expect([item.isUnderBefore, item.isUnderAfter]).toEqual([false, true])
    const [{ customerCode }] = falls
    for (const item of await itemsOf(id, { customerCode })) expect(item.customerCode).toBe(customerCode)
    expect((await pricer.get(path, {})).body.find((row: { id: number }) => row.id === id).lastTotals).toEqual(
      run.totals,
    )
  })

  it('of a plant that closes says where its items go, or that nobody can make them', async () => {
    const id = await rehearsed('NTH closed', { closedPlants: ['NTH'] })
    for (const { plant, plantAfter, costAfter } of await itemsOf(id, { plant: 'NTH' })) {
      expect(plant).toBe('NTH')
      expect(plantAfter === 'NTH').toBe(false)
      expect(costAfter === null).toBe(plantAfter === '')
    }
  })

  it('is cancelled while it goes on, and keeps what the run before came to', async () => {
    const id = await rehearsed('Freight', { freightPercent: 30 })
    const { run } = await stateOf(id)
    const rows = await itemsOf(id)
    await pricer.post(`${path}/${id}/Run`)
    let progress: { status: string; of: number } | null = null
    beforeBatch = async () => {
      // A batch that was begun before the end was asked for sees no run any more.
      progress ??= (await stateOf(id)).running
      await pricer.post(`${path}/${id}/Cancel`)
    }
    await runner.drain()
    beforeBatch = async () => undefined
    expect(progress).toMatchObject({
      status: 'Running',
      of: run.totals[0].items + (run.totals[1]?.items ?? 0),
    })
    const after = await stateOf(id)
    expect([after.running, after.failure, after.run.id]).toEqual([null, '', run.id])
    expect(await itemsOf(id)).toEqual(rows)
  })

  it.each([
    [{}, 'paperPercent'],
    [{ paperPercent: 501 }, 'paperPercent'],
    [{ paperPercent: 5, papers: ['nothing'] }, 'papers'],
    [{ closedPlants: ['XXX'] }, 'closedPlants'],
  ])('is not kept with %o', async (shock, field) => {
    const { status, body } = await pricer.post(path, named('Wrong', shock))
    expect([status >= 400, body.errors.map((error: { path: string }) => error.path)]).toEqual([true, [field]])
  })

  it('is for pricing and who keeps the rates; new prices are for pricing', async () => {
    const id = await rehearsed('Rights', { inkPercent: 10 })
    expect((await server.as('salesrep').get(path)).status).toBe(403)
    expect((await server.as('salesrep').post(`${path}/${id}/Run`)).status).toBe(403)
    expect((await server.as('sysadmin').get(`${path}/${id}/State`)).status).toBe(200)
    const body = { runId: 1, rule: 'margin', reason: 'Ink', sendsLetters: false, filter: {} }
    expect((await server.as('sysadmin').post(`${path}/${id}/NewPrices`, body)).status).toBe(403)
    expect((await pricer.post(`${path}/${id}/NewPrices`, body)).status).toBe(409)
    expect((await pricer.get(`${path}/9999/State`)).status).toBe(404)
  })
})

describe('new prices by a rehearsal', () => {
  let item: TestItem
  let id: number
  const reason = 'Paper is 8 % dearer from December'
  const pricesOf = async () => {
    const { pricing } = await loadItem(server.as('su'), item)
    return pricing.details
  }

  beforeAll(async () => {
    item = await approvedItem(server)
    const su = server.as('su')
    const { body: toSend } = await su.get('/report/QuoteReport/ToSend', { quoteId: item.quoteId })
    const { contentHash, subject, body } = toSend
    const to = ['buyer@example.com']
    const sent = await su.post('/report/QuoteReport/Send', {
      ...{ quoteId: item.quoteId, contentHash, subject, body, to, cc: [] },
    })
    expect([sent.status, toSend.lacks]).toEqual([200, []])
    id = await rehearsed('New prices', { paperPercent: 8 })
  }, 30_000)

  it('are the ones of the rule, logged with the reason, in a letter to who holds an older one', async () => {
    const before = await pricesOf()
    const { run } = await stateOf(id)
    const [line] = await server.connection.db
      .select()
      .from(rehearsalItems)
      .where(eq(rehearsalItems.quoteItemId, item.itemId))
    const { customerCode = '' } = line ?? {}
    const filter = { q: String(item.quoteId) }
    const input = { runId: run.id, rule: 'money', reason, sendsLetters: true, filter }
    const started = await pricer.post(`${path}/${id}/NewPrices`, input)
    expect([started.status, started.body.pricing?.status]).toEqual([200, 'Queued'])
    await runner.drain()
    const after = await pricesOf()
    for (const [place, detail] of after.entries()) {
      expect(detail.price).toBeGreaterThan(before[place].price)
      expect(detail.given).toBe('price')
    }
    expect((await stateOf(id)).run.outcomes.priced).toBeGreaterThan(0)
    const done = (await itemsOf(id, { customerCode })).filter(
      ({ outcome }: { outcome: string }) => outcome !== '',
    )
    // Nothing but what was looked for.
    expect(done).toMatchObject([{ outcome: 'priced', newPrice: expect.any(Number) }])
    const [mine] = done
    expect(mine.outcomeText).toMatch(/^Letter B was sent to /)
    const { body: sent } = await server.as('su').get('/report/QuoteReport/Sent', { quoteId: item.quoteId })
    expect(sent.map(({ revision }: { revision: string }) => revision)).toEqual(['B', 'A'])
    expect(sent[0].sendings[0].body).toMatch(new RegExp(`^Dear .*,\\n\\n${reason}\\n\\n.* revision A\\.\\n`))
    const { body: log } = await server.as('su').get(`/quote/QuoteLog/${item.quoteId}`)
    expect(JSON.stringify(log)).toContain(reason)
  })

  it('are made once of a run, and leave alone what was ordered or priced since', async () => {
    const { run } = await stateOf(id)
    const prices = await pricesOf()
    const all = { runId: run.id, rule: 'margin', reason, sendsLetters: false, filter: {} }
    await pricer.post(`${path}/${id}/NewPrices`, all)
    await runner.drain()
    expect(await pricesOf()).toEqual(prices)
    const open: Told[] = await itemsOf(id, { kind: 'open' })
    expect(open.filter(row => row.outcome === 'priced' && row.outcomeText === '')).toEqual([])
    const ordered: Told[] = await itemsOf(id, { kind: 'ordered' })
    expect(ordered.filter(({ outcome }) => outcome !== '')).toEqual([])
    expect((await pricer.post(`${path}/${id}/NewPrices`, all)).status).toBe(422)
  })

  it('that fall under the floor wait for approval and say why', async () => {
    const low = await rehearsed('Cheaper', { paperPercent: -60 })
    const { run } = await stateOf(low)
    const input = { runId: run.id, rule: 'margin', reason: 'Passed on', sendsLetters: true, filter: {} }
    await pricer.post(`${path}/${low}/NewPrices`, input)
    await runner.drain()
    const rows: Told[] = await itemsOf(low)
    const waiting = rows.find(row => row.outcome === 'waits' && row.id === item.itemId)
    expect(waiting?.outcomeText).toMatch(/under the floor of .*Passed on/)
    const { quoteId } = item
    expect((await server.as('su').get('/report/QuoteReport/Sent', { quoteId })).body).toHaveLength(2)
  })
})
