import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { daysAfter } from '#domain/days'
import {
  deliveryLog,
  quoteItems,
  quoteOfferLinks,
  quoteOffers,
  quoteSendings,
} from '../../server/database/schema/index.ts'
import type { JobRunner } from '../../server/jobs/jobRunner.ts'
import { addressOf, ask, mailsTo, offerRunner, origin, revisions, send, winnableItem } from './offerSteps.ts'
import { approvedItem } from './priceSteps.ts'
import { loadItem, type TestItem } from './quoteSteps.ts'
import { createTestApp, type TestApp } from './startTestServer.ts'
import { today } from './today.ts'

let server: TestApp
let runner: JobRunner
let item: TestItem
let other: TestItem
beforeAll(async () => {
  server = await createTestApp({ origin })
  runner = offerRunner(server, origin)
  item = await winnableItem(server)
  other = await approvedItem(server)
})
afterAll(() => server.close())

const rep = () => server.as('salesrep')
describe('a quote that went out', () => {
  let token: string
  const first = () => ({ reference: `${item.quoteId}-1`, line: 1 })

  it('goes with a link of the recipient, of which only the hash is kept', async () => {
    token = await send(server, runner, item)
    expect(token).toHaveLength(43)
    const { db } = server.connection
    const kept = [
      await db.select().from(quoteOfferLinks),
      await db.select().from(quoteSendings),
      await db.select().from(deliveryLog).where(eq(deliveryLog.quoteId, item.quoteId)),
    ]
    expect(JSON.stringify(kept)).not.toContain(token)
    expect(kept[1]?.at(-1)).toMatchObject({ body: expect.stringContaining('{{offerLink}}') })
  })

  it('is seen without a sign-in, kept by nobody on the way; the first opening is noted', async () => {
    expect((await revisions(server, item))[0]).toMatchObject({ state: 'open', openedAt: null, hasLink: true })
    const seen = await ask(server, 'Look', { token })
    expect([seen.statusCode, seen.headers['cache-control'], seen.headers['referrer-policy']]).toEqual([
      200,
      'no-store',
      'no-referrer',
    ])
    const offer = seen.json()
    expect(offer).toMatchObject({ state: 'open', revision: 'A', quoteReference: String(item.quoteId) })
    expect(offer.content.items[0].prices[0]).toMatchObject({ quantity: '1,000 – 4,999', isFrom: true })
    expect(offer.content.items[0].prices[0].order).toContain(
      offer.content.items[0].prices[0].amount.toFixed(2).slice(-2),
    )
    expect(offer.content.items[0].picture.faces.length).toBeGreaterThan(4)
    expect((await revisions(server, item))[0].openedAt).toMatch(/^\d{4}-/)
    const document = await ask(server, 'Document', { token })
    expect([document.headers['content-type'], document.headers['cache-control']]).toEqual([
      'application/pdf',
      'no-store',
    ])
    expect(document.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
  })

  it('opens nothing else of the system', async () => {
    for (const url of [`/quote/Quote/${item.quoteId}`, `/report/QuoteReport/Sent/1`, '/security/Auth']) {
      const answer = await server.app.inject({ url, headers: { authorization: `Bearer ${token}` } })
      expect([url, answer.statusCode]).toEqual([url, 401])
    }
    const another = { ...first(), reference: `${other.quoteId}-1` }
    const refused = await ask(server, 'Accept', {
      token,
      name: 'H',
      purchaseOrder: 'P',
      words: '',
      items: [another],
    })
    expect([refused.statusCode, refused.json().errors[0].path]).toEqual([422, 'items.0.reference'])
  })

  it('is accepted with a name and an order number, or says at which field something is missing', async () => {
    const typed = { token, name: 'H', purchaseOrder: 'P', words: '' }
    const bare = await ask(server, 'Accept', { ...typed, name: ' ', purchaseOrder: '', items: [first()] })
    expect(bare.json().errors).toEqual([
      { path: 'name', message: 'Your name is required' },
      { path: 'purchaseOrder', message: 'Purchase order number is required' },
    ])
    const none = await ask(server, 'Accept', { ...typed, items: [] })
    expect([none.statusCode, none.json().errors[0].path]).toEqual([400, 'items'])
    for (const [wrong, path] of [
      [{ line: 7 }, 'items.0.line'],
      [{ count: 6000 }, 'items.0.count'],
    ] as const) {
      const order = { ...typed, items: [{ ...first(), ...wrong }] }
      expect((await ask(server, 'Accept', order)).json().errors[0].path).toBe(path)
    }
  })

  it('accepted becomes the purchase order and the action Won; accepting twice is the same as once', async () => {
    const items = [{ ...first(), count: 5400 }]
    const body = { token, name: 'Harriet Moss', purchaseOrder: 'PO-4711', words: 'Soon', items }
    const accepted = await ask(server, 'Accept', body)
    expect([accepted.statusCode, accepted.json().detail, accepted.json().state]).toEqual([
      200,
      undefined,
      'accepted',
    ])
    const again = await ask(server, 'Accept', { ...body, name: 'Somebody else' })
    expect(again.json()).toEqual(accepted.json())
    const now = await loadItem(server.as('su'), item)
    expect(now.step).toBe('ORDER')
    expect(now.approval.purchaseOrders).toMatchObject([
      { orderNumber: 'PO-4711', quantity: 5400, orderDate: today, doc: `Quote ${item.quoteId} A.pdf` },
    ])
    const [row] = await server.connection.db.select().from(quoteItems).where(eq(quoteItems.id, item.itemId))
    expect(row).toMatchObject({ orderPO: 'PO-4711', stepCode: 'ORDER' })
    expect(row?.wonAt).not.toBeNull()
    const { body: steps } = await server.as('su').get('/workflow/Details', { workflowId: item.itemId })
    expect(steps.history[0]).toMatchObject({
      ...{ who: 'customer (on-line)', action: 'WON' },
      comment: 'Harriet Moss ordered 5,400 on-line with PO-4711.',
    })
    expect(await revisions(server, item)).toMatchObject([
      { state: 'accepted', answers: [{ kind: 'accepted', name: 'Harriet Moss', items: [{ isWon: true }] }] },
    ])
    await runner.drain()
    const [mail] = await mailsTo(server, await addressOf(server, 'salesrep'))
    expect(mail?.subject).toBe(`Bluegum Brewing accepted quote ${item.quoteId} A`)
  })

  it('the order number that it was accepted with is no change of what was offered', async () => {
    const { quoteId } = item
    const { body } = await rep().get(`/quote/Quote/${quoteId}`)
    expect(body.customerPO).toBe('PO-4711')
    const next = (await rep().get('/report/QuoteReport/ToSend', { quoteId })).body
    expect([next.revision, next.isNew]).toEqual(['A', false])
  })
})

describe('a quote whose item may not be won yet', () => {
  let token: string
  const chosen = () => [{ reference: `${other.quoteId}-1`, line: 0 }]

  it('takes a question, which its sales rep gets', async () => {
    token = await send(server, runner, other)
    const asked = await ask(server, 'Ask', { token, name: 'Harriet', words: 'Is it strong enough?' })
    expect(asked.json()).toMatchObject({ state: 'open', answers: [{ kind: 'asked' }] })
    const { body: comments } = await rep().get('/quote/QuoteComment', { quoteId: other.quoteId })
    expect(comments[0].comment).toBe('Harriet: Is it strong enough?')
  })

  it('can be revoked: then it is answered as a link that never was', async () => {
    const { revisionId } = (await revisions(server, other))[0]
    expect((await server.as('pricing').post('/quote/QuoteOffer/Revoke', { revisionId })).status).toBe(403)
    const revoked = await rep().post('/quote/QuoteOffer/Revoke', { revisionId })
    expect(revoked.body[0]).toMatchObject({ isRevoked: true, hasLink: false })
    const [gone, never] = [
      await ask(server, 'Look', { token }),
      await ask(server, 'Look', { token: 'x'.repeat(43) }),
    ]
    const said = ({ requestId: _, ...problem }: Record<string, unknown>) => problem
    expect(gone.statusCode).toBe(404)
    expect(said(gone.json())).toEqual(said(never.json()))
    const made = await rep().post('/quote/QuoteOffer/Link', { revisionId })
    token = made.body.link.split('/offer/')[1]
    expect((await ask(server, 'Look', { token })).statusCode).toBe(200)
  })

  it('says when it does not hold any more, without its prices', async () => {
    const { revisionId, validTo } = (await revisions(server, other))[0]
    const until = (day: string) =>
      server.connection.db
        .update(quoteOffers)
        .set({ validTo: day })
        .where(eq(quoteOffers.revisionId, revisionId))
    await until(daysAfter(today, -1))
    expect((await ask(server, 'Look', { token })).json()).toMatchObject({ state: 'expired', content: null })
    expect((await ask(server, 'Document', { token })).statusCode).toBe(422)
    const late = await ask(server, 'Accept', {
      token,
      name: 'H',
      purchaseOrder: 'P',
      words: '',
      items: chosen(),
    })
    expect(late.json().detail).toMatch(/^This quote was valid until \d\d-\d\d-\d{4}\./)
    await until(validTo)
  })

  it('is replaced by a newer revision, which says what changed', async () => {
    const { body: quote } = await rep().get(`/quote/Quote/${other.quoteId}`)
    await rep().put('/quote/Quote', { ...quote, description: 'Winter range' })
    const old = token
    token = await send(server, runner, other)
    expect((await ask(server, 'Look', { token: old })).json().state).toBe('replaced')
    const refused = await ask(server, 'Decline', { token: old, name: 'H', reason: 'PRICE', words: '' })
    expect(refused.json().detail).toBe(
      'There is a newer revision of this quote. Only the newest can be answered.',
    )
    const [b, a] = await revisions(server, other)
    const compare = async (query: object) =>
      (await rep().get('/quote/QuoteOffer/Compare', { quoteId: other.quoteId, ...query })).body
    expect(await compare({ from: a.revisionId, to: b.revisionId })).toEqual([
      { path: 'subject', label: 'Subject', before: quote.description, after: 'Winter range' },
    ])
    expect(await compare({ from: b.revisionId })).toEqual([])
    const foreign = await rep().get('/quote/QuoteOffer/Compare', {
      ...{ quoteId: item.quoteId, from: a.revisionId },
    })
    expect(foreign.status).toBe(404)
  })

  it('accepted waits for its sales rep, with the reason', async () => {
    const body = { token, name: 'Harriet', purchaseOrder: 'PO-9', words: '', items: chosen() }
    expect((await ask(server, 'Accept', body)).json().state).toBe('accepted')
    const [{ answers }] = await revisions(server, other)
    expect(answers.at(-1).items).toEqual([
      {
        ...{ quoteItemId: other.itemId, reference: `${other.quoteId}-1`, quantity: '1,000 – 4,999', line: 0 },
        ...{ isWon: false, why: expect.stringContaining("Customer's artwork waits for approval") },
      },
    ])
    const now = await loadItem(server.as('su'), other)
    expect([now.step, now.approval.purchaseOrders[0].orderNumber]).toEqual(['CUSTOMER', 'PO-9'])
    const declined = await ask(server, 'Decline', { token, name: 'H', reason: 'PRICE', words: '' })
    expect(declined.json().detail).toBe('This quote has been accepted already.')
  })
})

it('tokens are tried so often from an address, and no more', async () => {
  const answers: number[] = []
  for (let turn = 0; turn < 22; turn += 1)
    answers.push((await ask(server, 'Look', { token: `guess-${turn}` }, '203.0.113.9')).statusCode)
  expect(answers.slice(0, 20).every(status => status === 404)).toBe(true)
  expect(answers.slice(20)).toEqual([429, 429])
  expect((await ask(server, 'Look', { token: 'guess' }, '203.0.113.10')).statusCode).toBe(404)
  const [{ revisionId }] = await revisions(server, item)
  const { link } = (await rep().post('/quote/QuoteOffer/Link', { revisionId })).body
  const good = await ask(server, 'Look', { token: link.split('/offer/')[1] }, '203.0.113.9')
  expect(good.statusCode).toBe(200)
})
