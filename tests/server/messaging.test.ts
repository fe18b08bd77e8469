import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { deliveryLog, jobs, mailOutbox } from '../../server/database/schema/index.ts'
import { inDatabase } from '../../server/integrations/files/inDatabase.ts'
import { type Mail, MailRefused } from '../../server/integrations/mail/mail.ts'
import { outbox } from '../../server/integrations/mail/outbox.ts'
import { createJobRunner, type JobRunner } from '../../server/jobs/jobRunner.ts'
import { jobRetries } from '../../server/services/jobs/jobHandlers.ts'
import { mailJob, mailJobKind } from '../../server/services/messaging/mailJob.ts'
import { act, submitItem, type TestItem } from './quoteSteps.ts'
import { createTestApp, type TestApp } from './startTestServer.ts'

let server: TestApp
/** Why the mail server takes nothing right now; null: it does. */
let trouble: Error | null = null
let runner: JobRunner

beforeAll(async () => {
  server = await createTestApp({ origin: 'https://quotes.example' })
  const { db } = server.connection
  const kept = outbox(db)
  const mail: Mail = {
    ...kept,
    send: message => (trouble === null ? kept.send(message) : Promise.reject(trouble)),
  }
  runner = createJobRunner({
    db,
    handlers: { [mailJobKind]: mailJob({ db, mail, files: inDatabase(db) }) },
    retries: jobRetries,
  })
})
afterAll(() => server.close())
beforeEach(async () => {
  trouble = null
  await runner.drain()
})

const admin = () => server.as('sysadmin')

/** An item that a designer sends back to `salesrep`. */
async function returnedItem(comment = 'The depth is missing.'): Promise<TestItem> {
  const item = await submitItem(server)
  await act(server.as('designer'), item, 'ACCEPT')
  const answer = await act(server.as('designer'), item, 'DESIGN_RETURN', {
    reason: 'MISSING_INFORMATION',
    comment,
  })
  expect(answer.body.details).toMatchObject({ actionOk: true, step: 'INITIATE' })
  return item
}

async function logOf({ quoteId }: TestItem) {
  const answer = await admin().get('/DeliveryLog', { filter: { q: String(quoteId) } })
  expect(answer.status).toBe(200)
  return answer.body
}

describe('an action that somebody is told about', () => {
  it('writes the message of that state, which is sent and logged', async () => {
    const item = await returnedItem()
    const [waiting, ...none] = await logOf(item)
    expect(none).toEqual([])
    expect(waiting).toMatchObject({
      delivery: 'Waiting',
      tries: 0,
      templateCode: 'ITEM_RETURNED',
      state: 'INITIATE',
      recipient: 'salesrep@boxwright.example',
      reference: `${item.quoteId}-1`,
      subject: `${item.quoteId}-1 came back from Design`,
    })
    expect(waiting.body).toContain('Reason: Information is missing')
    expect(waiting.body).toContain('The depth is missing.')
    expect(waiting.body).toContain(`https://quotes.example/qitem/${item.itemId}`)
    await runner.drain()
    expect((await logOf(item))[0]).toMatchObject({
      delivery: 'Sent',
      tries: 1,
      nextTryAt: null,
      sentBy: 'built-in',
      problem: '',
    })
    const kept = await server.connection.db
      .select()
      .from(mailOutbox)
      .where(eq(mailOutbox.subject, waiting.subject))
    expect(kept).toHaveLength(1)
  })

  it('cannot put markup or headers of its own into a message', async () => {
    const item = await returnedItem('<script>alert(1)</script>\nBcc: x@y.example')
    await runner.drain()
    const [mail] = await server.connection.db
      .select()
      .from(mailOutbox)
      .where(eq(mailOutbox.subject, `${item.quoteId}-1 came back from Design`))
    expect(mail?.html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
    expect(mail?.html).not.toContain('<script')
  })

  it('leaves no message when it is refused', async () => {
    const item = await submitItem(server)
    const refused = await act(server.as('designer'), item, 'DESIGN_RETURN', { reason: 'OTHER', comment: 'x' })
    expect(refused.body.details.actionOk).toBe(false)
    expect(await logOf(item)).toEqual([])
  })
})

describe('a mail server that cannot be reached', () => {
  it('is tried again after growing pauses, and nothing is lost', async () => {
    const item = await returnedItem()
    trouble = new Error('connect ECONNREFUSED')
    await runner.drain()
    const [first] = await logOf(item)
    expect(first).toMatchObject({ delivery: 'Waiting', tries: 1, problem: 'connect ECONNREFUSED' })
    const wait = Date.parse(first.nextTryAt) - Date.now()
    expect(wait).toBeGreaterThan(20_000)
    expect(wait).toBeLessThanOrEqual(30_000)

    await admin().post('/DeliveryLog/Resend', { id: first.id })
    await runner.drain()
    const [second] = await logOf(item)
    expect(second.tries).toBe(2)
    expect(Date.parse(second.nextTryAt) - Date.now()).toBeGreaterThan(45_000)

    trouble = null
    const resent = await admin().post('/DeliveryLog/Resend', { id: first.id })
    expect([resent.status, resent.body.delivery]).toEqual([200, 'Waiting'])
    await runner.drain()
    expect((await logOf(item))[0]).toMatchObject({ delivery: 'Sent', tries: 3, problem: '' })
  })

  it('is given up after a day and a half, and can still be resent', async () => {
    const item = await returnedItem()
    trouble = new Error('no route')
    const [row] = await logOf(item)
    const [stored] = await server.connection.db.select().from(deliveryLog).where(eq(deliveryLog.id, row.id))
    await server.connection.db
      .update(jobs)
      .set({ attempts: 23 })
      .where(eq(jobs.id, stored?.jobId ?? 0))
    await runner.drain()
    expect((await logOf(item))[0]).toMatchObject({ delivery: 'Failed', problem: 'no route' })
    trouble = null
    await admin().post('/DeliveryLog/Resend', { id: row.id })
    await runner.drain()
    expect((await logOf(item))[0]).toMatchObject({ delivery: 'Sent', tries: 25 })
  })

  it('that refuses a message for good is not asked again', async () => {
    const item = await returnedItem()
    trouble = new MailRefused('550 no such mailbox')
    await runner.drain()
    expect((await logOf(item))[0]).toMatchObject({
      delivery: 'Failed',
      tries: 1,
      problem: '550 no such mailbox',
    })
  })
})

describe('a message nobody wrote a template for', () => {
  it('is in the log with the reason, and is sent when there is one', async () => {
    const rows = (await admin().get('/Template/All')).body
    const returned = rows.find((row: { code: string }) => row.code === 'ITEM_RETURNED')
    const moved = rows.find((row: { code: string }) => row.code === 'ITEM_MOVED')
    await admin().post('/Template', { ...returned, isActive: false })
    await admin().post('/Template', { ...moved, isActive: false })
    const item = await returnedItem()
    const [row] = await logOf(item)
    expect(row).toMatchObject({
      delivery: 'Failed',
      problem: 'No active template of quote item speaks for state INITIATE.',
    })
    expect((await admin().post('/DeliveryLog/Resend', { id: row.id })).status).toBe(422)
    await admin().post('/Template', { ...moved, version: moved.version + 1 })
    expect((await admin().post('/DeliveryLog/Resend', { id: row.id })).status).toBe(200)
    await runner.drain()
    expect((await logOf(item))[0]).toMatchObject({ delivery: 'Sent', templateCode: 'ITEM_MOVED' })
  })
})
