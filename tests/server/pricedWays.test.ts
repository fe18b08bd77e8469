import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { QuoteItem } from '#contract/quote'
import { empty, type PriceDetail, pricedGoods, sections } from '#domain/quoteItem'
import { mailOutbox, quoteItems } from '../../server/database/schema/index.ts'
import { inDatabase } from '../../server/integrations/files/inDatabase.ts'
import { builtInLgx } from '../../server/integrations/lgx/builtIn.ts'
import type { Lgx } from '../../server/integrations/lgx/lgx.ts'
import { outbox } from '../../server/integrations/mail/outbox.ts'
import { createJobRunner } from '../../server/jobs/jobRunner.ts'
import { createMasters } from '../../server/services/engine/masters.ts'
import { jobHandlers } from '../../server/services/jobs/jobHandlers.ts'
import { mailJob, mailJobKind } from '../../server/services/messaging/mailJob.ts'
import { linkOfSending } from '../../server/services/offer/linkOfSending.ts'
import { productJobKind } from '../../server/services/products/productJob.ts'
import { approvedItem, priceItem } from './priceSteps.ts'
import {
  act,
  carton,
  createQuote,
  loadItem,
  makeApproved,
  makeDesigned,
  saveProduct,
  type TestItem,
} from './quoteSteps.ts'
import { readPdf } from './readPdf.ts'
import { generic, passedByDesign, pricingItem, saveSection, send } from './sectionSteps.ts'
import { createTestApp, type TestApp } from './startTestServer.ts'

const origin = 'https://quotes.example'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp({ origin })
})
afterAll(() => server.close())

const su = () => server.as('su')
const rep = () => server.as('salesrep')

/** Takes the item through these steps, each of which has to go. */
async function goes(item: TestItem, ...actions: readonly string[]): Promise<void> {
  for (const action of actions) {
    const { body } = await act(su(), item, action)
    expect([action, body.details?.actionOk, body.details?.actionMessage]).toEqual([
      action,
      true,
      expect.anything(),
    ])
  }
}

const toSend = async (quoteId: number) => (await rep().get('/report/QuoteReport/ToSend', { quoteId })).body

/** What its customer reads. */
async function letterOf(quoteId: number, path = '/report/QuoteReport'): Promise<string> {
  const answer = await server.app.inject({
    ...{ method: 'POST', url: path, payload: { quoteId } },
    headers: { 'x-mock-person': 'salesrep' },
  })
  expect(answer.statusCode).toBe(200)
  return (await readPdf(answer.rawPayload)).map(({ text }) => text).join(' ')
}

/** Sends the quote, and has its customer accept these of it by their link. */
async function acceptedOnLine(quoteId: number, items: readonly { reference: string; line: number }[]) {
  const { db } = server.connection
  const { contentHash, body, lacks } = await toSend(quoteId)
  expect(lacks).toEqual([])
  const mail = { to: ['harriet@bluegum.example'], cc: [], subject: 'Our quote', body }
  const sent = await rep().post('/report/QuoteReport/Send', { quoteId, contentHash, ...mail })
  expect([sent.status, sent.body.detail]).toEqual([200, undefined])
  const mailing = { db, mail: outbox(db), files: inDatabase(db), linkOf: linkOfSending(db, origin) }
  await createJobRunner({ db, handlers: { [mailJobKind]: mailJob(mailing) } }).drain()
  const [got] = await db.select().from(mailOutbox).orderBy(desc(mailOutbox.id)).limit(1)
  const [, token] = /\/offer\/([\w-]{43})/.exec(got?.text ?? '') ?? []
  const accepted = await server.app.inject({
    ...{ method: 'POST', url: '/quote/QuoteOffer/Accept' },
    payload: { token, name: 'Harriet Moss', purchaseOrder: 'PO-4711', words: '', items },
  })
  expect([accepted.statusCode, accepted.json().state]).toEqual([200, 'accepted'])
}

const rowOf = async ({ itemId }: TestItem) =>
  (await server.connection.db.select().from(quoteItems).where(eq(quoteItems.id, itemId)))[0]

describe('bought goods', () => {
  it('are priced, approved, sent with their price, and ordered on-line', async () => {
    const item = await passedByDesign(server, generic)
    expect((await toSend(item.quoteId)).lacks).toEqual([expect.stringContaining('has no price yet')])
    const aBreak = (priceQty: number) => ({
      ...empty(sections.genericPricing.fields.details.fields),
      ...{ key: `q${priceQty}`, given: 'markUp', priceQty, unitCost: 2.5, freight: 90, markUpPercent: 30 },
    })
    const terms = { supplier: 'Estuary Adhesives', pricingPolicy: '2', pricingUom: '1' }
    const details = pricedGoods({ ...terms, details: [aBreak(360), aBreak(1440)] })
    const saved = await saveSection(su(), 'genericPricing', item, { ...terms, details })
    expect([saved.status, saved.body.errors]).toEqual([200, undefined])
    await su().post('/quote/QuotePricing/UnitPriceUpdateInQuoteItem', {
      ...{ quoteItemId: item.itemId, unitPrice: 3.58 },
    })
    await goes(item, 'PRICING_DONE', 'ACCEPT', 'APPROVE')
    const text = await letterOf(item.quoteId)
    for (const words of ['360 – 1,439', '$3.5800', '$3,580.00', '1,440 – ']) expect(text).toContain(words)
    for (const secret of ['Estuary Adhesives', '2.50', '90.00', '2.75']) expect(text).not.toContain(secret)
    await acceptedOnLine(item.quoteId, [{ reference: `${item.quoteId}-1`, line: 0 }])
    expect((await loadItem(su(), item)).approval.purchaseOrders).toMatchObject([
      { orderNumber: 'PO-4711', quantity: 360 },
    ])
  })
})

describe('a multi-component set', () => {
  it('is designed, priced and approved item by item, and offered as sets of so many', async () => {
    const { id } = await createQuote(rep())
    const box = { itemCategory: 'NEW_MANUAL_DESIGN', description: 'Box' }
    await rep().post('/quote/Quote/Products', { id, products: [box], isMaster: true })
    const added = await rep().post('/quote/Quote/Products', {
      ...{ id, products: [{ ...box, description: 'Divider', ratioToParent: 2 }] },
    })
    const items: TestItem[] = added.body.items.map((each: { id: number }) => ({
      quoteId: id,
      itemId: each.id,
    }))
    for (const [place, item] of items.entries()) {
      const code = `SET-${place}`
      expect((await saveProduct(rep(), item, { ...carton, code, printProcess: 'FLEXO' })).status).toBe(200)
      await saveSection(rep(), 'delivery', item, { shippingMethod: 'DIRECT' })
      expect((await act(rep(), item, 'SUBMIT')).body.details.actionMessage).toBe('')
      await goes(item, 'ACCEPT')
      await makeDesigned(su(), item)
      await goes(item, 'DESIGN_DONE', 'ACCEPT')
      await priceItem(server, item, [5000 * (place + 1)])
      await goes(item, 'PRICING_DONE', 'ACCEPT', 'APPROVE')
    }
    expect((await toSend(id)).lacks).toEqual([])
    const text = await letterOf(id, '/report/QuoteReport/MultiComponentQuoteReport')
    for (const words of ['In a set', 'Divider', 'An order', '5,000']) expect(text).toContain(words)
    expect(text).not.toContain('NOT COMPLETE')
  })
})

describe('Specialties', () => {
  it('specialties-tooling-auto: an item that begins with the flag has the tooling account and the pricing of it', async () => {
    const { id } = await createQuote(rep())
    const added = { itemCategory: 'NEW_MANUAL_DESIGN', description: 'Gift box', isSpecialties: true }
    const { body } = await rep().post('/quote/Quote/Products', { id, products: [added] })
    const begun: QuoteItem = await loadItem(su(), { quoteId: id, itemId: body.items[0].id })
    expect(begun.approval).toMatchObject({
      ...{ toolingAccountNumber: 'TA-9000', toolingAccountName: 'Tooling of Specialties' },
    })
    expect(begun.pricing).toMatchObject({ isSpecialties: true, isMfg: false, orderUom: '1000' })
  })

  it('is priced by its internal terms: its breaks, its variance, thousands on order', async () => {
    const item = await pricingItem(server)
    const internal = (await rep().get('/customer/PriceBreak', { lgxCustomerCode: 'LGX-KIN005' })).body
    const quantities = [internal.priceBreak1, internal.priceBreak2]
    const terms = {
      ...{ isSpecialties: true, isMfg: false, orderUom: '1000', pricingPolicy: internal.pricingPolicy },
      defaultVariance: internal.pricingVarPercent,
    }
    await priceItem(server, item, quantities, terms)
    const { pricing }: QuoteItem = await loadItem(su(), item)
    expect(pricing).toMatchObject({ isSpecialties: true, isMfg: false, orderUom: '1000' })
    expect(
      pricing.details.map(({ priceQty, minQty, maxQty, variance }) => [priceQty, minQty, maxQty, variance]),
    ).toEqual([
      [1000, 920, 1080, 8],
      [5000, 4600, 5400, 8],
    ])
    await goes(item, 'PRICING_DONE', 'ACCEPT', 'APPROVE')
    expect(await letterOf(item.quoteId)).toContain('1,000 ± 8 %')
  })
})

describe('two people who price one item', () => {
  it('the second is told, sees what the first saved, and prices on top of it', async () => {
    const item = await pricingItem(server)
    await priceItem(server, item, [1000])
    const [first, second]: QuoteItem[] = [await loadItem(su(), item), await loadItem(rep(), item)]
    const reasoned = (of: QuoteItem | undefined, floorReason: string) => ({
      ...of?.pricing,
      details: of?.pricing.details.map((detail: PriceDetail) => ({ ...detail, floorReason })),
    })
    const [one, other] = await Promise.all([
      send(su(), 'pricing', item, first?.versions.pricing ?? 0, reasoned(first, 'One')),
      send(su(), 'pricing', item, second?.versions.pricing ?? 0, reasoned(second, 'Other')),
    ])
    expect([one.status, other.status].toSorted()).toEqual([200, 409])
    const late = one.status === 409 ? one : other
    expect(late.body.code).toBe('stale')
    const now: QuoteItem = await loadItem(su(), item)
    expect(now.pricing.details[0]?.floorReason).toBe(one.status === 200 ? 'One' : 'Other')
    const again = await send(su(), 'pricing', item, now.versions.pricing, reasoned(now, 'Both agree'))
    expect([again.status, again.body.item.pricing.details[0].floorReason]).toEqual([200, 'Both agree'])
  })
})

describe('an order on-line while the ERP system is away', () => {
  it('stands; its product is made as soon as there is an answer, and once', async () => {
    const item = await approvedItem(server)
    await goes(item, 'ACCEPT')
    await makeApproved(su(), item)
    await acceptedOnLine(item.quoteId, [{ reference: `${item.quoteId}-1`, line: 1 }])
    const { db } = server.connection
    const run = async (lgx: Lgx) => {
      const handlers = jobHandlers({ masters: createMasters(db), lgx, db })
      const retries = { [productJobKind]: { maxAttempts: 60, retryMs: 0, mostMs: 0 } }
      return createJobRunner({ db, handlers, retries }).runOne()
    }
    const there = builtInLgx(db)
    const created = async () =>
      (await su().post('/lgx/ProductVelocity/CreateProduct', { quoteItem: { id: item.itemId } })).body
    const away: Lgx = { ...there, createProduct: () => Promise.reject(new Error('nobody answers')) }
    expect((await created()).status).toBe('Running')
    await run(away)
    expect((await created()).status).toBe('Running')
    expect((await rowOf(item))?.wonAt).not.toBeNull()
    for (let turn = 0; turn < 5 && (await run(there)); turn += 1);
    const { status, boardProduct } = await created()
    expect([status, boardProduct.lgxProductId]).toEqual(['Success', expect.any(String)])
  })
})
