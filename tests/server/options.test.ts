import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newLink } from '../../server/services/offer/newLink.ts'
import { approvedItem, priceItem } from './priceSteps.ts'
import {
  act,
  createItem,
  enterPurchaseOrder,
  loadItem,
  makeApproved,
  makeDesigned,
  type TestItem,
} from './quoteSteps.ts'
import { createTestApp, type TestApp } from './startTestServer.ts'

let server: TestApp
let a: TestItem
let b: TestItem
beforeAll(async () => {
  server = await createTestApp({ origin: 'https://quotes.example' })
  a = await approvedItem(server)
  const { body } = await rep().post('/quote/QuoteItem/Option', { quoteItemId: a.itemId })
  b = { quoteId: a.quoteId, itemId: body.id }
})
afterAll(() => server.close())

const rep = () => server.as('salesrep')
const su = () => server.as('su')
const quoteOf = async ({ quoteId }: TestItem) => (await rep().get(`/quote/Quote/${quoteId}`)).body
const added = async ({ quoteId, itemId }: TestItem): Promise<TestItem> => {
  const { status, body } = await rep().post('/quote/QuoteItem/Option', { quoteItemId: itemId })
  expect([status, body.detail]).toEqual([200, undefined])
  return { quoteId, itemId: body.id }
}
const placesOf = async (item: TestItem) =>
  (await quoteOf(item)).items.map(({ option }: { option: { letter: string } | null }) => option?.letter ?? '')

/** Brings a new option to where its first stands: priced and approved. */
async function makeOffered(item: TestItem): Promise<void> {
  await act(rep(), item, 'SUBMIT')
  await act(su(), item, 'ACCEPT')
  await makeDesigned(su(), item)
  await act(su(), item, 'DESIGN_DONE')
  await act(su(), item, 'ACCEPT')
  await priceItem(server, item, [1000])
  for (const action of ['PRICING_DONE', 'ACCEPT', 'APPROVE']) {
    const { body } = await act(su(), item, action)
    expect([action, body.details.actionMessage, body.details.actionOk]).toEqual([
      action,
      expect.anything(),
      true,
    ])
  }
}

describe('options of a quote', () => {
  it('are up to three copies beside an item, which is the first of them; they stand alone again by ones', async () => {
    const first = await createItem(rep())
    const second = await added(first)
    const third = await added(second)
    expect(await placesOf(first)).toEqual(['A', 'B', 'C'])
    expect((await loadItem(rep(), second)).option).toEqual({ group: 1, letter: 'B' })
    const fourth = await rep().post('/quote/QuoteItem/Option', { quoteItemId: third.itemId })
    expect([fourth.status, fourth.body.detail]).toEqual([422, expect.stringContaining('A, B and C already')])
    const leave = ({ itemId }: TestItem) => rep().delete('/quote/QuoteItem/Option', { quoteItemId: itemId })
    expect((await leave(second)).status).toBe(200)
    expect(await placesOf(first)).toEqual(['A', '', 'C'])
    await added(first)
    expect(await placesOf(first)).toEqual(['A', '', 'C', 'B'])
    const copy = await rep().post(`/quote/Quote/Duplicate/${first.quoteId}`, {})
    expect(await placesOf({ ...first, quoteId: copy.body.id })).toEqual(['A', '', 'C', 'B'])
    expect((await server.as('pricing').post('/quote/QuoteItem/Option', { quoteItemId: 1 })).status).toBe(403)
  })

  it('have no price of the one that they are copied from', async () => {
    const { pricing, ...option } = await loadItem(su(), b)
    expect([pricing.details, option.unitPrice, pricing.pricingPolicy]).toEqual([[], null, '2'])
    expect((await loadItem(su(), a)).pricing.details.length).toBeGreaterThan(0)
  })

  it('and sets do not go together', async () => {
    const first = await createItem(rep())
    const second = await added(first)
    const quote = await quoteOf(first)
    const saved = await rep().put('/quote/Quote', { ...quote, isMultiComponent: true })
    const message = `${quote.id}-1 and ${quote.id}-2 are options: a part of a set can not be one.`
    expect([saved.status, saved.body.errors]).toEqual([422, [{ path: 'isMultiComponent', message }]])
    const box = { itemCategory: 'NEW_MANUAL_DESIGN', description: 'Box' }
    const begun = await rep().post('/quote/Quote/Products', { id: quote.id, products: [box], isMaster: true })
    expect(begun.body.errors).toEqual([{ path: 'isMaster', message }])
    await rep().delete('/quote/QuoteItem/Option', { quoteItemId: second.itemId })
    const set = await rep().put('/quote/Quote', { ...(await quoteOf(first)), isMultiComponent: true })
    expect(set.status).toBe(200)
    const refused = await rep().post('/quote/QuoteItem/Option', { quoteItemId: first.itemId })
    expect(refused.body.detail).toMatch(/^All items of a multi-component quote are one set/)
  })
})

describe('options that went out', () => {
  let token: string
  const ask = (name: string, body: object) =>
    server.app.inject({ method: 'POST', url: `/quote/QuoteOffer/${name}`, payload: { token, ...body } })
  const order = { name: 'Harriet Moss', purchaseOrder: 'PO-4711', words: '' }

  it('stand in the letter and the offer as one need, to be chosen from', async () => {
    await makeOffered(b)
    await act(su(), a, 'ACCEPT')
    await makeApproved(su(), a)
    const { quoteId } = a
    const { contentHash, body } = (await rep().get('/report/QuoteReport/ToSend', { quoteId })).body
    const mail = { to: ['h@bluegum.example'], cc: [], subject: 'Our quote', body }
    const sent = await rep().post('/report/QuoteReport/Send', { quoteId, contentHash, ...mail })
    expect([sent.status, sent.body.detail]).toEqual([200, undefined])
    const [{ revisionId }] = (await rep().get('/quote/QuoteOffer', { quoteId })).body
    const link = { revisionId, recipient: '', createdBy: 'salesrep' }
    token = (await newLink(server.connection.db, '', link)).split('/offer/')[1] ?? ''
    const offer = (await ask('Look', {})).json()
    expect(offer.content.items.map(({ option }: { option: object }) => option)).toEqual([
      { group: 1, letter: 'A' },
      { group: 1, letter: 'B' },
    ])
  })

  it('are never taken two of', async () => {
    const items = [1, 2].map(no => ({ reference: `${a.quoteId}-${no}`, line: 0 }))
    const both = await ask('Accept', { ...order, items })
    expect([both.statusCode, both.json().errors]).toEqual([
      422,
      [
        {
          path: 'items.1.reference',
          message: `Option A (${a.quoteId}-1) and Option B (${a.quoteId}-2) are options: choose one of them.`,
        },
      ],
    ])
  })

  it('the one that is taken is won, the other archived as not chosen', async () => {
    const accepted = await ask('Accept', { ...order, items: [{ reference: `${a.quoteId}-1`, line: 0 }] })
    expect([accepted.statusCode, accepted.json().state]).toEqual([200, 'accepted'])
    expect((await loadItem(su(), a)).step).toBe('ORDER')
    const other = await loadItem(su(), b)
    expect([other.closeType, other.step]).toEqual(['archive', 'CUSTOMER'])
    const { body } = await su().get('/workflow/Details', { workflowId: b.itemId })
    expect(body.history[0]).toMatchObject({
      ...{ who: 'customer (on-line)', action: 'ARCHIVE', reason: 'NOT_CHOSEN' },
      comment: `Option A (${a.quoteId}-1) was ordered.`,
    })
  })

  it('an item is known as it was when it was sent and ordered, and one that never was is not', async () => {
    const then = (since: string, { itemId }: TestItem = a) =>
      su().get(`/quote/QuoteItem/${itemId}/Before`, { since })
    const [sent, ordered] = [await then('revision'), await then('order')]
    expect([sent.body.label, ordered.body.label]).toEqual(['Revision A', 'Order PO-4711'])
    expect(sent.body.approval.purchaseOrders).toEqual([])
    expect(ordered.body.approval.purchaseOrders).toHaveLength(1)
    expect(sent.body.pricing).toEqual((await loadItem(su(), a)).pricing)
    expect((await then('order', b)).body).toBeNull()
  })

  it('another one is refused by hand as long as the first is ordered', async () => {
    await su().post(`/quote/QuoteItem/${b.itemId}/unarchive`, {})
    await act(su(), b, 'ACCEPT')
    await makeApproved(su(), b)
    await enterPurchaseOrder(su(), b)
    const won = (await act(su(), b, 'WON')).body.details
    expect([won.actionOk, won.actionMessage]).toEqual([
      false,
      `Option A (${a.quoteId}-1) has been ordered: the customer takes one of the options.`,
    ])
  })
})
