import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { daysAfter } from '#domain/days'
import type { Connection } from '../../server/database/database.ts'
import { deliveryLog, quoteItems } from '../../server/database/schema/index.ts'
import { queueReminders } from '../../server/services/reminders/remindersJob.ts'
import { standInsOn } from '../../server/services/security/deputies/deputies.ts'
import { approveAll, lowItem as lowItemOf, priceOf } from './approvalSteps.ts'
import { addressOf, offerRunner, origin } from './offerSteps.ts'
import { act, makePriced, type TestItem } from './quoteSteps.ts'
import { pricingItem } from './sectionSteps.ts'
import { createTestApp, openDemonstration, type TestApp } from './startTestServer.ts'
import { today } from './today.ts'

let connection: Connection
let server: TestApp
beforeAll(async () => {
  connection = await openDemonstration()
  server = await createTestApp({ connection })
})
afterAll(() => server.close())

const su = () => server.as('su')
const lowItem = () => lowItemOf(server)

describe('a deputy of an approver who is away', () => {
  const name = (as: string, body: object) =>
    server.as(as).post('/security/Deputy', { fromDay: today, toDay: today, ...body })
  let item: TestItem

  it('is named for oneself, or by an administrator; never oneself, nor somebody who sees no quotes', async () => {
    item = await lowItem()
    expect((await name('pricing', { login: 'pricing2', deputy: 'pricing' })).status).toBe(403)
    const wrong = await name('pricing2', { login: 'pricing2', deputy: 'pricing2', toDay: '2025-01-01' })
    expect(wrong.body.errors.map(({ path }: { path: string }) => path)).toEqual(['deputy', 'toDay', 'toDay'])
    const empty = await name('pricing2', { login: 'pricing2', deputy: 'custserv', fromDay: '', toDay: 'x' })
    expect(empty.body.errors).toEqual([
      { path: 'fromDay', message: 'First day is required' },
      { path: 'toDay', message: 'Invalid date' },
    ])
    const named = await name('pricing2', { login: 'pricing2', deputy: 'custserv' })
    expect([named.status, named.body]).toEqual([
      200,
      [expect.objectContaining({ login: 'pricing2', deputy: 'custserv', fromDay: today, toDay: today })],
    ])
    expect((await name('pricing2', { login: 'pricing2', deputy: 'su' })).body.errors[0].path).toBe('fromDay')
  })

  it('stands in from the first day to the last, and no longer', async () => {
    const days = [daysAfter(today, -1), today, daysAfter(today, 1)]
    const found = await Promise.all(days.map(day => standInsOn(connection.db, ['pricing2'], day)))
    expect(found.map(people => people.map(({ login }) => login))).toEqual([[], ['custserv'], []])
  })

  it('decides in their name, is asked in their stead, and it is logged', async () => {
    const seen = await priceOf(server.as('custserv'), item)
    expect(seen.refusal).toBe('')
    const [{ approvers }] = (await su().get(`/quote/QuoteApproval/Approvers/${item.itemId}`)).body
    const asked = approvers.find(({ login }: { login: string }) => login === 'custserv')
    expect(asked.name).toMatch(/^.+ for Elena Sorrento$/)
    expect(asked.onBehalfOf).toBe('pricing2')
    expect(approvers.some(({ login }: { login: string }) => login === 'pricing2')).toBe(false)
    await approveAll(server.as('custserv'), item)
    expect((await priceOf(su(), item)).approvedBy).toBe(asked.name)
    const log = (await su().get(`/quote/QuoteLog/${item.quoteId}`)).body
    const line = {
      field: expect.stringMatching(/^approval\.Price below floor for [\d,]+\.onBehalfOf$/),
      new: 'pricing2',
      newName: 'Elena Sorrento',
    }
    expect(log).toContainEqual(expect.objectContaining(line))
  })

  it('is reminded of what waits for them, and for whom they decide', async () => {
    const waiting = await lowItem()
    const { db } = connection
    const since = { dateArrived: sql`now() - interval '3 days'` }
    await db.update(quoteItems).set(since).where(eq(quoteItems.id, waiting.itemId))
    await queueReminders(db, today)
    await offerRunner(server, origin).drain()
    const bodyTo = async (login: string) => {
      const to = eq(deliveryLog.recipient, await addressOf(server, login))
      const of = and(eq(deliveryLog.quoteItemId, waiting.itemId), eq(deliveryLog.appType, 'approval'), to)
      return (await db.select().from(deliveryLog).where(of)).map(({ body }) => body)
    }
    expect(await bodyTo('custserv')).toEqual([
      expect.stringMatching(
        /Price below floor \(you decide for Elena Sorrento, who is away\): .+: margin .+ points under the floor/,
      ),
    ])
    expect(await bodyTo('pricing2')).toEqual([])
  })

  it('is told by the mail of the workflow too what waits for them, and for whom they decide', async () => {
    const waiting = await lowItem()
    const { db } = connection
    const bodies = async (login: string) => {
      const to = eq(deliveryLog.recipient, await addressOf(server, login))
      const of = and(eq(deliveryLog.quoteItemId, waiting.itemId), eq(deliveryLog.state, 'APPROVAL'), to)
      return (await db.select().from(deliveryLog).where(of)).map(({ body }) => body)
    }
    expect(await bodies('custserv')).toEqual([
      expect.stringMatching(
        /Price below floor \(you decide for Elena Sorrento, who is away\): .+: margin .+ points under the floor/,
      ),
    ])
  })

  it('does not approve what who is away has priced, nor when it is over', async () => {
    const other = await pricingItem(server)
    await act(su(), other, 'RELEASE')
    await act(server.as('pricing2'), other, 'ACCEPT')
    await makePriced(server.as('pricing2'), other, 18)
    const own = await priceOf(server.as('custserv'), other)
    expect(own.refusal).toBe('Somebody else than who priced it decides.')
    const [{ id }] = (await server.as('pricing2').get('/security/Deputy/pricing2')).body
    expect((await server.as('custserv').delete('/security/Deputy', { id })).status).toBe(403)
    expect((await server.as('pricing2').delete('/security/Deputy', { id })).status).toBe(200)
    const again = await lowItem()
    const { refusal } = await priceOf(server.as('custserv'), again)
    expect(refusal).toMatch(/^It is for .*Elena Sorrento/)
  })
})
