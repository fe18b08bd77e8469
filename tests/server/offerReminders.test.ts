import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { daysAfter } from '#domain/days'
import { deliveryLog, quoteItems, quoteOffers } from '../../server/database/schema/index.ts'
import type { JobRunner } from '../../server/jobs/jobRunner.ts'
import { queueReminders } from '../../server/services/reminders/remindersJob.ts'
import { addressOf, ask, mailsTo, offerRunner, origin, revisions, send } from './offerSteps.ts'
import { approvedItem } from './priceSteps.ts'
import { act, makePriced } from './quoteSteps.ts'
import { pricingItem } from './sectionSteps.ts'
import { createTestApp, type TestApp } from './startTestServer.ts'
import { today } from './today.ts'

let server: TestApp
let runner: JobRunner
beforeAll(async () => {
  server = await createTestApp({ origin })
  runner = offerRunner(server, origin)
})
afterAll(() => server.close())

describe('reminders', () => {
  it('of a quote that ends soon go to its sales rep, once a revision; a decline ends it for good', async () => {
    const third = await approvedItem(server)
    const token = await send(server, runner, third)
    const { db } = server.connection
    const [{ revisionId }] = await revisions(server, third)
    await db
      .update(quoteOffers)
      .set({ validTo: daysAfter(today, 3) })
      .where(eq(quoteOffers.revisionId, revisionId))
    const run = async () => {
      await queueReminders(db, today)
      await runner.drain()
      const subjects = (await mailsTo(server, await addressOf(server, 'salesrep'))).map(
        ({ subject }) => subject,
      )
      return subjects.filter(subject => subject.startsWith(`Quote ${third.quoteId} A ends on`)).length
    }
    expect(await run()).toBe(1)
    expect(await run()).toBe(1)
    const reminded = await mailsTo(server, await addressOf(server, 'salesrep'))
    // A quote without a description has no brackets around it.
    expect(reminded.map(({ text }) => text).join()).not.toContain('()')
    const declined = await ask(server, 'Decline', {
      token,
      name: 'Harriet',
      reason: 'PRICE',
      words: 'Too dear',
    })
    expect(declined.json()).toMatchObject({ state: 'declined', answers: [{ reason: 'PRICE' }] })
    await runner.drain()
    const [mail] = await mailsTo(server, await addressOf(server, 'salesrep'))
    expect(mail?.text).toContain('Reason: The price')
  })

  it('of an approval that waits go to who may approve it, once', async () => {
    const waiting = await pricingItem(server)
    const su = server.as('su')
    await makePriced(su, waiting, 18)
    expect((await act(su, waiting, 'PRICING_DONE')).body.details.step).toBe('APPROVAL')
    const { db } = server.connection
    await db
      .update(quoteItems)
      .set({ dateArrived: sql`now() - interval '3 days'` })
      .where(eq(quoteItems.id, waiting.itemId))
    const [approvals] = (await su.get(`/quote/QuoteApproval/Approvers/${waiting.itemId}`)).body
    const approvers = await Promise.all(
      approvals.approvers.map(({ login }: { login: string }) => addressOf(server, login)),
    )
    const run = async () => {
      await queueReminders(db, today)
      await runner.drain()
      const written = await db.select().from(deliveryLog).where(eq(deliveryLog.quoteItemId, waiting.itemId))
      const letters = written.filter(({ appType }) => appType === 'approval')
      // It leads to where it is decided.
      const address = `${origin}/qitem/${waiting.itemId}/appr`
      expect(letters.filter(({ body }) => !body.includes(address))).toEqual([])
      // And says what waits.
      const what = /Price below floor: .+: margin .+ points under the floor of/
      expect(letters.filter(({ body }) => !what.test(body))).toEqual([])
      return letters.map(({ recipient }) => recipient)
    }
    expect(approvers).not.toEqual([])
    expect((await run()).sort()).toEqual(approvers.sort())
    expect(await run()).toHaveLength(approvers.length)
  })
})
