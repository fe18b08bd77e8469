import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { mailOutbox } from '../../server/database/schema/index.ts'
import { inDatabase } from '../../server/integrations/files/inDatabase.ts'
import { type Mail, MailRefused } from '../../server/integrations/mail/mail.ts'
import { outbox } from '../../server/integrations/mail/outbox.ts'
import { createJobRunner, type JobRunner } from '../../server/jobs/jobRunner.ts'
import { jobRetries } from '../../server/services/jobs/jobHandlers.ts'
import { mailJob, mailJobKind } from '../../server/services/messaging/mailJob.ts'
import { approvedItem } from './priceSteps.ts'
import { createItem, type TestItem } from './quoteSteps.ts'
import { readPdf as read } from './readPdf.ts'
import { createTestApp, type TestApp } from './startTestServer.ts'

describe('the reports of a quote', () => {
  let server: TestApp
  let runner: JobRunner
  let item: TestItem
  /** Addresses that the mail server knows nobody of. */
  const unknown = new Set<string>()
  beforeAll(async () => {
    server = await createTestApp()
    const { db } = server.connection
    const kept = outbox(db)
    const mail: Mail = {
      ...kept,
      send: message =>
        unknown.has(message.to) ? Promise.reject(new MailRefused('550 No such mailbox')) : kept.send(message),
    }
    const handlers = { [mailJobKind]: mailJob({ db, mail, files: inDatabase(db) }) }
    runner = createJobRunner({ db, handlers, retries: jobRetries })
    item = await approvedItem(server)
  })
  afterAll(() => server.close())
  beforeEach(() => unknown.clear())

  const ask = (login: string, path: string, payload: object) =>
    server.app.inject({ method: 'POST', url: path, payload, headers: { 'x-mock-person': login } })
  const letter = (quoteId: number, login = 'salesrep', more: object = {}) =>
    ask(login, '/report/QuoteReport', { quoteId, ...more })
  const toSend = async (quoteId: number) =>
    (await server.as('salesrep').get('/report/QuoteReport/ToSend', { quoteId })).body
  const send = async (quoteId: number, more: object = {}) => {
    const { contentHash } = await toSend(quoteId)
    return server.as('salesrep').post('/report/QuoteReport/Send', {
      ...{
        quoteId,
        contentHash,
        to: ['harriet@bluegum.example'],
        cc: [],
        subject: 'Quote',
        body: 'Dear Harriet',
      },
      ...more,
    })
  }
  const sent = async (quoteId: number) =>
    (await server.as('salesrep').get('/report/QuoteReport/Sent', { quoteId })).body

  it('answer the letter as a draft of the next revision, with the covering words of its business unit', async () => {
    const answer = await letter(item.quoteId)
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf'])
    expect(answer.headers['content-disposition']).toContain(`"Quote ${item.quoteId} draft.pdf"`)
    const text = (await read(answer.rawPayload)).map(page => page.text).join(' ')
    for (const words of ['A (draft)', 'Dear Harriet Moss', 'Pale ale carton', '1,000 – 4,999', 'Sizes'])
      expect(text).toContain(words)
    expect(text).not.toContain('NOT COMPLETE')
  })

  it('are refused to who may not see the quote, and say when there is none', async () => {
    expect((await letter(item.quoteId, 'salesrep2')).statusCode).toBe(403)
    expect((await letter(999_999)).statusCode).toBe(404)
    const tape = { quoteItemId: item.itemId }
    expect((await ask('salesrep2', '/report/QuoteReport/CostTapeReportV2', tape)).statusCode).toBe(403)
    expect((await ask('vendor', '/report/QuoteReport/CostTapeReportV2', tape)).statusCode).toBe(403)
  })

  it('answer the drawing of an item as eps', async () => {
    const answer = await letter(item.quoteId, 'salesrep', { fileType: 'eps', quoteItemId: item.itemId })
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/postscript'])
    expect(answer.payload).toMatch(/^%!PS-Adobe/)
    const missing = await letter(item.quoteId, 'salesrep', { fileType: 'eps' })
    expect([missing.statusCode, missing.json().errors[0].path]).toEqual([422, 'quoteItemId'])
  })

  it('answer the cost tape of an item with every line at each break, under the name asked for', async () => {
    const asked = { quoteItemId: item.itemId, filename: 'Tape of ale' }
    const answer = await ask('salesrep', '/report/QuoteReport/CostTapeReportV2', asked)
    expect(answer.headers['content-disposition']).toContain('"Tape of ale.pdf"')
    const [page] = await read(answer.rawPayload)
    for (const words of ['Paper', 'Direct labour', 'Cost', 'Sell price', '1,000', '5,000', 'INTERNAL'])
      expect(page?.text).toContain(words)
    const { pricing } = (await server.as('su').get(`/quote/QuotePricing/Box/${item.itemId}`)).body
    expect(page?.text).toContain(pricing.details[0].costTape.tape.paperCost.toFixed(2))
    const wrong = await ask('salesrep', '/report/QuoteReport/CostTapeReportV2', { ...asked, filename: 'a/b' })
    expect([wrong.statusCode, wrong.json().errors[0].path]).toEqual([422, 'filename'])
  })

  it('do not let a quote out to another place than its freight was counted to', async () => {
    const goTo = async (place: object) => {
      const { body: now } = await server.as('salesrep').get(`/quote/Quote/${item.quoteId}`)
      expect((await server.as('salesrep').put('/quote/Quote', { ...now, ...place })).status).toBe(200)
      return (await toSend(item.quoteId)).lacks
    }
    expect(await goTo({ deliveryState: 'NSW', deliveryPostCode: '2000' })).toEqual([
      expect.stringMatching(/-1 was priced before a change \(State VIC → NSW\)/),
    ])
    expect(await goTo({ deliveryState: 'VIC', deliveryPostCode: '3215' })).toEqual([])
  })

  it('are sent once to an address that is there twice', async () => {
    const many = Array.from({ length: 11 }, (_, place) => `buyer${place}@bluegum.example`)
    const refused = await send(item.quoteId, { cc: many })
    expect(refused.body.errors).toEqual([{ path: 'cc', message: 'not more than 10 addresses' }])
    const twice = await approvedItem(server)
    const to = ['harriet@bluegum.example', 'Harriet@Bluegum.example']
    const [revision] = (await send(twice.quoteId, { to, cc: to })).body
    expect(revision.sendings[0].recipients).toHaveLength(1)
  })

  it('do not let a quote out while anything of it has no price', async () => {
    const bare = await createItem(server.as('salesrep'))
    const { lacks } = await toSend(bare.quoteId)
    expect(lacks).toEqual([
      `Item ${bare.quoteId}-1 has no price yet and is not approved (it is at Initiate).`,
    ])
    const refused = await send(bare.quoteId)
    expect([refused.status, refused.body.detail]).toEqual([422, `The quote can't go out yet. ${lacks[0]}`])
    expect(await sent(bare.quoteId)).toEqual([])
    const [page] = await read((await letter(bare.quoteId)).rawPayload)
    expect(page?.text).toContain('NOT COMPLETE')
  })

  it('keep what was sent: revision A with its very document, a mail for each recipient, a line in the log', async () => {
    const draft = await toSend(item.quoteId)
    expect(draft).toMatchObject({ revision: 'A', isNew: true, lacks: [] })
    expect(draft.to).toEqual(['orders@bluegumbrewing.example'])
    expect(draft.body).toContain('Dear Harriet Moss')
    unknown.add('gone@bluegum.example')
    const answer = await send(item.quoteId, { cc: ['gone@bluegum.example'], subject: 'Our quote' })
    expect([answer.status, answer.body.detail]).toEqual([200, undefined])
    await runner.drain()
    const [revision] = await sent(item.quoteId)
    expect(revision).toMatchObject({
      ...{ revision: 'A', fileName: `Quote ${item.quoteId} A.pdf` },
      sendings: [
        {
          ...{ sentBy: 'salesrep', to: ['harriet@bluegum.example'], cc: ['gone@bluegum.example'] },
          recipients: [
            { address: 'harriet@bluegum.example', delivery: 'Sent' },
            { address: 'gone@bluegum.example', delivery: 'Failed', problem: '550 No such mailbox' },
          ],
        },
      ],
    })
    const mails = await server.connection.db.select().from(mailOutbox)
    expect(mails.at(-1)).toMatchObject({
      ...{ recipient: 'harriet@bluegum.example', subject: 'Our quote', text: 'Dear Harriet' },
      addressed: { to: ['harriet@bluegum.example'], cc: ['gone@bluegum.example'] },
      attachments: [{ fileName: revision.fileName, size: revision.size }],
    })
    const kept = await server.app.inject({
      url: `/report/QuoteReport/Sent/${revision.id}`,
      headers: { 'x-mock-person': 'salesrep' },
    })
    const text = (await read(kept.rawPayload)).map(page => page.text).join(' ')
    expect(text).toContain('revision A')
    expect(text).not.toContain('draft')
    // As long as nothing changes, the letter is the one that went out.
    expect((await letter(item.quoteId)).rawPayload.equals(kept.rawPayload)).toBe(true)
    const log = await server.as('salesrep').get(`/quote/QuoteLog/${item.quoteId}`)
    expect(log.body[0]).toMatchObject({ field: 'sent', who: 'salesrep', new: { revision: 'A' } })
  })

  it('send the same document again while nothing has changed, and begin revision B with a change', async () => {
    expect(await toSend(item.quoteId)).toMatchObject({ revision: 'A', isNew: false })
    expect((await send(item.quoteId, { to: ['second@bluegum.example'] })).body).toHaveLength(1)
    const { body: quote } = await server.as('salesrep').get(`/quote/Quote/${item.quoteId}`)
    const before = await toSend(item.quoteId)
    await server.as('salesrep').put('/quote/Quote', { ...quote, description: 'Spring range, again' })
    const stale = await send(item.quoteId, { contentHash: before.contentHash })
    expect([stale.status, stale.body.code]).toEqual([409, 'stale'])
    expect((await send(item.quoteId)).status).toBe(200)
    const revisions = await sent(item.quoteId)
    expect(
      revisions.map(({ revision, sendings }: { revision: string; sendings: unknown[] }) => [
        revision,
        sendings.length,
      ]),
    ).toEqual([
      ['B', 1],
      ['A', 2],
    ])
  })

  it('are for the initiators of a quote to send, to addresses that there can be', async () => {
    const other = await server.as('pricing').post('/report/QuoteReport/Send', {
      ...{ quoteId: item.quoteId, contentHash: '', to: ['a@b.example'], cc: [], subject: 'a', body: 'b' },
    })
    expect(other.status).toBe(403)
    const wrong = await send(item.quoteId, { to: ['nowhere'] })
    expect([wrong.status, wrong.body.errors[0]]).toEqual([400, { path: 'to.0', message: 'Email not valid' }])
  })

  it('stay: a quote that was sent is not deleted', async () => {
    const { body } = await server.as('salesrep').delete('/quote/Quote/DeleteQuote', { quoteId: item.quoteId })
    expect(body.code).toBe('rule-failed')
  })
})
