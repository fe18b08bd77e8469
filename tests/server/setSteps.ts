import { expect } from 'vitest'
import type { Quote } from '#contract/quote'
import { createQuote, loadItem, type TestItem } from './quoteSteps.ts'
import type { TestApp } from './startTestServer.ts'

export const box = { itemCategory: 'NEW_MANUAL_DESIGN', description: 'Box' }
export const add = (server: TestApp, id: number, products: readonly object[], more: object = {}) =>
  server.as('salesrep').post('/quote/Quote/Products', { id, products, ...more })

/** A master quote of a box with two dividers in it. */
export async function newSet(server: TestApp): Promise<Quote> {
  const { id } = await createQuote(server.as('salesrep'))
  await add(server, id, [box], { isMaster: true })
  const { status, body } = await add(server, id, [{ ...box, description: 'Divider', ratioToParent: 2 }])
  expect(status).toBe(200)
  return body
}

export const itemOf = ({ id, items }: Quote, index: number): TestItem => ({
  quoteId: id,
  itemId: items[index]?.id ?? 0,
})

export async function saveDelivery(server: TestApp, item: TestItem, change: object) {
  const { versions, delivery } = await loadItem(server.as('salesrep'), item)
  return server.as('salesrep').put('/quote/QuoteItemDeliveryDetail', {
    ...{ quoteItemId: item.itemId, version: versions.delivery, delivery: { ...delivery, ...change } },
  })
}
