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

describe('message templates', () => {
  const template = {
    code: 'ITEM_PRICED',
    name: 'Item is being priced',
    appType: 'quote item',
    state: 'PRICING',
    subject: '{{reference}} is being priced',
    body: 'Dear {{initiatorName}}, {{option.SIGNATURE}}',
  }

  it('are saved when their placeholders exist, and say which does not', async () => {
    const wrong = await admin().post('/Template', { ...template, body: 'Dear {{nickname}}, {{who' })
    expect([wrong.status, wrong.body.code]).toEqual([422, 'rule-failed'])
    expect(wrong.body.errors).toEqual([
      { path: 'body', message: 'quote item has no {{nickname}}' },
      { path: 'body', message: '{{ without }} after it' },
    ])
    const saved = await admin().post('/Template', template)
    expect(saved.body).toMatchObject({ ...template, msgType: 'EMAIL', isActive: true, version: 1 })
    const bound = (await admin().get('/Template/StateTemplateBind')).body
    expect(bound.find((row: { state: string }) => row.state === 'PRICING').templateCode).toBe('ITEM_PRICED')
    expect(bound.find((row: { state: string }) => row.state === 'ORDER').templateCode).toBe('ITEM_MOVED')
    const second = await admin().post('/Template', { ...template, code: 'ANOTHER' })
    expect([second.status, second.body.errors[0].path]).toEqual([422, 'state'])
    const stale = await admin().post('/Template', { ...saved.body, version: 7 })
    expect([stale.status, stale.body.code, stale.body.current.code]).toEqual([409, 'stale', 'ITEM_PRICED'])
  })

  it('are previewed with a real item before they are saved', async () => {
    const item = await submitItem(server)
    const { body } = await admin().post('/Template/Preview', {
      appType: 'quote item',
      subject: '{{reference}}: {{step}}',
      body: 'For {{customerName}}: {{itemCategory}}\n\n{{nickname}}',
      quoteItemId: item.itemId,
    })
    expect(body).toMatchObject({
      reference: `${item.quoteId}-1`,
      subject: `${item.quoteId}-1: Design`,
      problems: [{ field: 'body', at: 40, message: 'quote item has no {{nickname}}' }],
    })
    expect(body.html).toMatch(/^<p>For \S.*: New \/ Manual Design<\/p>$/)
  })

  it('sample-label-source: of the sample label are there for who prints labels', async () => {
    const { body } = await server.as('samplemaker').get('/Template/TemplateBind?appType=sample%20label')
    expect(body).toEqual([expect.objectContaining({ code: 'SAMPLE_LABEL', msgType: 'LABEL' })])
    const { body: options } = await server.as('samplemaker').get('/Option?appType=sample%20label')
    expect(options.map((option: { code: string }) => option.code)).toEqual([
      'COMPANY',
      'PRINTER_BENCH',
      'PRINTER_DISPATCH',
    ])
  })
})

describe('message options', () => {
  it('are saved by application and code, and can be switched off', async () => {
    const option = {
      appType: 'quote item',
      code: 'REPLY_TO',
      name: 'Answer to',
      value: 'sales@boxwright.example',
    }
    const saved = (await admin().post('/Option', option)).body
    expect(saved).toMatchObject({ ...option, version: 1 })
    expect((await admin().post('/Option', option)).body.code).toBe('already-exists')
    await admin().post('/Option', { ...saved, isActive: false })
    const active = (await admin().get('/Option?appType=quote%20item')).body
    expect(active.map((row: { code: string }) => row.code)).not.toContain('REPLY_TO')
    const all = (await admin().get('/Option/All', { filter: { state: 'all' } })).body
    expect(all.map((row: { code: string }) => row.code)).toContain('REPLY_TO')
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
