import { afterAll, beforeAll, expect, it } from 'vitest'
import type { JobRunner } from '../../server/jobs/jobRunner.ts'
import { ask, offerRunner, origin, send } from './offerSteps.ts'
import { priceItem } from './priceSteps.ts'
import { act, carton, loadItem, makeDesigned, saveProduct, type TestItem } from './quoteSteps.ts'
import { itemOf, newSet, saveDelivery } from './setSteps.ts'
import { createTestApp, type TestApp } from './startTestServer.ts'

let server: TestApp
let runner: JobRunner
beforeAll(async () => {
  server = await createTestApp({ origin })
  runner = offerRunner(server, origin)
})
afterAll(() => server.close())

async function approve(item: TestItem) {
  const su = server.as('su')
  await saveDelivery(server, item, { shippingMethod: 'DIRECT' })
  await saveProduct(server.as('salesrep'), item, carton)
  const step = async (action: string) => {
    const { body } = await act(su, item, action)
    expect([action, body.details?.actionMessage, body.details?.actionOk]).toEqual([
      action,
      expect.anything(),
      true,
    ])
  }
  await act(server.as('salesrep'), item, 'SUBMIT')
  await step('ACCEPT')
  await makeDesigned(su, item)
  for (const action of ['DESIGN_DONE', 'ACCEPT']) await step(action)
  await priceItem(server, item, [5000, 10_000])
  for (const action of ['PRICING_DONE', 'ACCEPT', 'APPROVE']) await step(action)
}

it('the sets of a master quote are ordered on-line, so many of each component at the price that holds them', async () => {
  const quote = await newSet(server)
  const [box, divider] = [itemOf(quote, 0), itemOf(quote, 1)]
  for (const item of [box, divider]) await approve(item)
  const token = await send(server, runner, box)
  const { content } = (await ask(server, 'Look', { token })).json()
  const references = quote.items.map(({ reference }) => reference)
  expect(content.set).toMatchObject({
    parts: references.map((reference, place) => ({ reference, ratio: place + 1 })),
    prices: [
      { quantity: '5,000', sets: 5000 },
      { quantity: '10,000', sets: 10_000 },
    ],
  })
  // Its largest range reaches as far as the sets do, and says so; the master's is as it was sent.
  const last = (place: number) => content.items[place].prices.at(-1)
  expect([last(1).quantity, last(1).most, last(1).isFrom]).toEqual(['10,000 – 20,000', 20_000, true])
  expect(last(0).quantity).toBe('10,000 – 10,999')
  const accepted = await ask(server, 'Accept', {
    ...{ token, name: 'Harriet', purchaseOrder: 'PO-9', words: '' },
    items: references.map((reference, place) => ({ reference, line: place, count: 6001 * (place + 1) })),
  })
  expect(accepted.json()).toMatchObject({ state: 'accepted' })
  const ordered = await Promise.all([box, divider].map(item => loadItem(server.as('su'), item)))
  expect(
    ordered.map(({ approval }) =>
      approval.purchaseOrders.map(({ quantity }: { quantity: number }) => quantity),
    ),
  ).toEqual([[6001], [12_002]])
})
