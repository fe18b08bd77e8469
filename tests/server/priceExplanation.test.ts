import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { explainToCustomer, explainToUs, type PriceExplanation } from '#domain/priceExplanation'
import { quoteDocument } from '#domain/quoteDocument'
import { mailOutbox, marginFloors } from '../../server/database/schema/index.ts'
import { createDocumentPool, type DocumentPool } from '../../server/documents/documentPool.ts'
import { inDatabase } from '../../server/integrations/files/inDatabase.ts'
import { outbox } from '../../server/integrations/mail/outbox.ts'
import { createJobRunner, type JobRunner } from '../../server/jobs/jobRunner.ts'
import { mailJob, mailJobKind } from '../../server/services/messaging/mailJob.ts'
import { boughtTape, priced, pricedBox, quoted, quoteInput } from '../domain/quoteDocument/builders.ts'
import { approvedItem, priceItem } from './priceSteps.ts'
import type { TestItem } from './quoteSteps.ts'
import { readPdf } from './readPdf.ts'
import { generic, passedByDesign, pricingItem, saveSection } from './sectionSteps.ts'
import { createTestApp, type TestApp } from './startTestServer.ts'

const madeAt = '2026-11-23T00:30:00.000Z'
const box = pricedBox()
const about = (overrides = {}) => ({
  letter: quoteDocument(quoteInput([quoted(box)], overrides)),
  ...{ pricing: box.pricing, key: 'q5000', currency: 'AUD' as const },
})
/** The same in as many breaks as there can be, with a forme. */
const many = priced(box, [1000, 2500, 5000, 10_000, 20_000])
const forme = { key: 't1', type: 'FORME', calculatedCost: 611, vendorCost: 577, customerCost: 800 }
const full = { ...many, pricing: { ...many.pricing, toolingCosts: [forme] } }
const fully = {
  letter: quoteDocument(quoteInput([quoted(full)])),
  ...{ pricing: full.pricing, key: 'q5000', currency: 'AUD' as const },
}
const bought = {
  letter: quoteDocument(quoteInput([quoted(boughtTape())])),
  ...{ pricing: boughtTape().genericPricing, key: 'q5000', currency: 'AUD' as const },
}
const wide = {
  name: 'Te Rūnanga o Ngāi Tahu and Sons of the Great Southern Crème Brûlée Packing Company Limited '.repeat(
    2,
  ),
  ...{ contactName: 'Harriet Moss', businessUnit: 'BOARD', address: null },
}

describe('an explained price on paper', () => {
  let pool: DocumentPool
  beforeAll(() => {
    pool = createDocumentPool({})
    return () => pool.close()
  })
  const print = async (explanation: PriceExplanation | null) => {
    if (explanation === null) throw new Error('There is nothing to print.')
    return readPdf(await pool.print({ kind: 'explanation', explanation, madeAt }))
  }

  it.each([
    ['for the customer', explainToCustomer(about())],
    ['for the customer, with long names', explainToCustomer(about({ customer: wide }))],
    ['for the customer, in five breaks with a forme', explainToCustomer(fully)],
    ['for us, in five breaks with a forme', explainToUs({ ...fully, stepName: 'Pricing', floor: 25 })],
    ['for the customer, of bought goods', explainToCustomer(bought)],
    ['for us, of bought goods', explainToUs({ ...bought, stepName: 'Pricing', floor: 25 })],
    ['for us', explainToUs({ ...about(), stepName: 'Pricing', floor: 25 })],
    [
      'for us, with long names',
      explainToUs({ ...about({ customer: wide }), stepName: 'Pricing', floor: 25 }),
    ],
  ])(
    '%s is one tagged page with every text, a bar beside its name, nothing over an edge',
    async (_, explanation) => {
      const [page, ...others] = await print(explanation)
      expect(others).toEqual([])
      const { text = '', tags = '', places = [] } = page ?? {}
      const [first, second] = explanation?.parts ?? []
      const flat = (words: string) => words.replaceAll(/\s+/g, '')
      for (const words of [
        ...[explanation?.title ?? '', 'Page 1 of 1', first?.title ?? '', second?.title ?? ''],
        ...(first?.words ?? []),
        ...(first?.bars ?? []).flatMap(({ label, value }) => [label, value]),
        ...(second?.rows ?? []).flatMap(({ label, values }) => [label, ...values]),
      ])
        expect(flat(text)).toContain(flat(words))
      expect(tags).toMatch(/"H1".*"H2".*"LI".*"Table".*"TH".*"TD"/)
      const outside = places.filter(({ x, y, width }) => x < 40 || x + width > 555 || y < 20 || y > 820)
      expect(outside.map(({ str }) => str)).toEqual([])
      for (const { label, value } of first?.bars ?? []) {
        const named = places.filter(({ str }) => str === label).map(({ y }) => Math.round(y))
        const valued = places.filter(({ str }) => str === value).map(({ y }) => Math.round(y))
        expect([label, named.some(y => valued.includes(y))]).toEqual([label, true])
      }
    },
  )

  it('for us says that it is internal; for the customer nothing of a cost does', async () => {
    const [ours] = await print(explainToUs({ ...about(), stepName: 'Pricing', floor: 25 }))
    const [theirs] = await print(explainToCustomer(about()))
    expect(ours?.text).toContain('INTERNAL')
    expect(theirs?.text).not.toMatch(/INTERNAL|[Mm]ark-up|[Mm]argin|[Ff]loor|\bCost\b|%/)
  })
})

describe('Explain this price', () => {
  let server: TestApp
  let runner: JobRunner
  let item: TestItem
  let waiting: TestItem
  beforeAll(async () => {
    server = await createTestApp()
    const { db } = server.connection
    const handlers = { [mailJobKind]: mailJob({ db, mail: outbox(db), files: inDatabase(db) }) }
    runner = createJobRunner({ db, handlers })
    await db.update(marginFloors).set({ floorPercent: 10 })
    item = await approvedItem(server)
    waiting = await pricingItem(server)
    await priceItem(server, waiting, [1000, 5000])
  })
  afterAll(() => server.close())

  const asked = (audience: 'customer' | 'us', of = item) => ({
    ...{ quoteItemId: of.itemId, key: 'q5000', for: audience },
  })
  const explain = (login: string, payload: object) =>
    server.app.inject({
      ...{ method: 'POST', url: '/report/PriceExplanation', payload },
      headers: { 'x-mock-person': login },
    })
  const toSend = (login: string, query: Record<string, unknown>) =>
    server.as(login).get('/report/PriceExplanation/ToSend', query)
  const send = async (login: string, about: ReturnType<typeof asked>, more: object = {}) => {
    const { body } = await toSend(login, about)
    return server.as(login).post('/report/PriceExplanation/Send', {
      ...{ contentHash: body.contentHash ?? '', subject: body.subject ?? 'a', body: body.body ?? 'b' },
      ...{ ...about, to: ['harriet@bluegum.example'], cc: [] },
      ...more,
    })
  }

  it('answers the price of a saved break without its costs for the customer, with them for us', async () => {
    const { pricing } = (await server.as('su').get(`/quote/QuotePricing/Box/${item.itemId}`)).body
    const detail = pricing.details.find(({ key }: { key: string }) => key === 'q5000')
    const theirs = await explain('salesrep', asked('customer'))
    expect([theirs.statusCode, theirs.headers['content-type']]).toEqual([200, 'application/pdf'])
    const [sheet] = await readPdf(theirs.rawPayload)
    expect(sheet?.text).toContain('Your price for 5,000')
    expect(sheet?.text).toContain(detail.price.toFixed(2))
    for (const secret of [detail.cost, detail.markUp, detail.costTape.tape.paperCost])
      expect(sheet?.text).not.toContain(secret.toFixed(2))
    const [ours] = await readPdf((await explain('salesrep', asked('us'))).rawPayload)
    for (const known of [detail.cost, detail.costTape.tape.paperCost])
      expect(ours?.text.replaceAll(',', '')).toContain(known.toFixed(2))
    expect(ours?.text).toContain('It keeps the margin floor of 10.0 %.')
  })

  it('explains the price of bought goods by what they are bought at, to us alone', async () => {
    const tape = await passedByDesign(server, generic)
    const { genericPricing } = boughtTape()
    const saved = await saveSection(server.as('su'), 'genericPricing', tape, genericPricing)
    expect([saved.status, saved.body.errors]).toEqual([200, undefined])
    const [theirs] = await readPdf((await explain('salesrep', asked('customer', tape))).rawPayload)
    expect(theirs?.text).toContain('Your price for 5,000')
    expect(theirs?.text).not.toMatch(/587\.90|665\.50|246\.24|Estuary/)
    const [ours] = await readPdf((await explain('salesrep', asked('us', tape))).rawPayload)
    for (const known of ['Bought at', '587.90', '665.50', '246.24', 'Estuary Adhesives'])
      expect(ours?.text).toContain(known)
  })

  it('is refused with its costs to who may not see them, and to who may not see the item', async () => {
    expect((await explain('plant', asked('customer'))).statusCode).toBe(200)
    for (const refused of [
      await explain('plant', asked('us')),
      await explain('salesrep2', asked('customer')),
      await explain('vendor', asked('customer')),
    ])
      expect(refused.statusCode).toBe(403)
    expect((await toSend('plant', asked('us'))).status).toBe(403)
    expect((await send('plant', asked('us'))).status).toBe(403)
    expect((await explain('salesrep', { ...asked('us'), key: 'gone' })).statusCode).toBe(404)
  })

  it('goes to the customer by mail, is remembered, and opens again as it went', async () => {
    const { body: draft } = await toSend('salesrep', asked('customer'))
    expect(draft).toMatchObject({ maySend: true, lacks: [], to: ['orders@bluegumbrewing.example'], sent: [] })
    expect(draft.body).toContain('Dear Harriet Moss')
    const answer = await send('salesrep', asked('customer'), { cc: ['store@bluegum.example'] })
    expect([answer.status, answer.body.detail]).toEqual([200, undefined])
    await runner.drain()
    const [sent, ...others] = (await toSend('salesrep', asked('customer'))).body.sent
    expect(others).toEqual([])
    expect(sent).toMatchObject({
      ...{ for: 'customer', to: ['harriet@bluegum.example'], cc: ['store@bluegum.example'] },
      recipients: [{ delivery: 'Sent' }, { delivery: 'Sent' }],
    })
    const mails = await server.connection.db.select().from(mailOutbox)
    expect(mails.at(-1)?.attachments).toMatchObject([{ fileName: sent.fileName }])
    const kept = await server.app.inject({
      url: `/report/PriceExplanation/Sent/${sent.id}`,
      headers: { 'x-mock-person': 'salesrep' },
    })
    expect((await readPdf(kept.rawPayload))[0]?.text).toContain('Your price for 5,000')
    const log = await server.as('salesrep').get(`/quote/QuoteLog/${item.quoteId}`)
    expect(log.body[0]).toMatchObject({ field: 'explained', new: { for: 'customer', quantity: '5,000' } })
    // A letter of the quote is something else.
    expect(
      (await server.as('salesrep').get('/report/QuoteReport/Sent', { quoteId: item.quoteId })).body,
    ).toEqual([])
  })

  it('goes to the customer only by the initiators, while the price may, and as it was looked at', async () => {
    expect((await toSend('pricing', asked('customer'))).body.maySend).toBe(false)
    expect((await send('pricing', asked('customer'))).status).toBe(403)
    const early = await send('salesrep', asked('customer', waiting))
    expect([early.status, early.body.detail]).toEqual([422, expect.stringContaining('is not approved')])
    const stale = await send('salesrep', asked('customer'), { contentHash: 'other' })
    expect([stale.status, stale.body.code]).toEqual([409, 'stale'])
  })

  it('goes with its costs to people of ours who may see them, and to nobody else', async () => {
    const outside = await send('pricing', asked('us', waiting))
    expect([outside.status, outside.body.errors]).toEqual([
      422,
      [{ path: 'to.0', message: expect.stringContaining('is not of somebody of ours') }],
    ])
    const plant = await send('pricing', asked('us', waiting), { to: ['plant@boxwright.example'] })
    expect(plant.status).toBe(422)
    const boss = await send('pricing', asked('us', waiting), { to: ['SU@boxwright.example'] })
    expect([boss.status, boss.body.detail]).toEqual([200, undefined])
    expect((await toSend('plant', asked('customer', waiting))).body.sent).toEqual([])
    const [sent] = (await toSend('salesrep', asked('us', waiting))).body.sent
    expect(sent).toMatchObject({ for: 'us', to: ['SU@boxwright.example'] })
    const closed = await server.as('plant').get(`/report/PriceExplanation/Sent/${sent.id}`)
    expect(closed.status).toBe(403)
  })
})
