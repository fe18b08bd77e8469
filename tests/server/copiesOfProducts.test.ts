import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Quote } from '#contract/quote'
import { createQuote, loadItem } from './quoteSteps.ts'
import { itemOf } from './setSteps.ts'
import { createTestApp, type TestApp } from './startTestServer.ts'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
})
afterAll(() => server.close())

const rep = () => server.as('salesrep')

/** A quote for BLU001 of one of its products, once in each of these categories. */
async function quoted(...itemCategories: readonly string[]) {
  const filter = { customerCode: 'BLU001', q: 'BG-PALE-24' }
  const { body: found } = await server.as('su').get('/customer/Product', { filter, range: [0, 0] })
  const [{ plantCode, productId, productCode }] = found
  const { body } = await rep().post('/quote/Quote/ExistingProducts', {
    id: (await createQuote(rep())).id,
    customer: { customerCode: 'BLU001' },
    products: itemCategories.map(itemCategory => ({ plantCode, productId, itemCategory })),
  })
  return { quote: body as Quote, plantCode, productId, productCode }
}

/** What an item was begun from, and its code. */
async function standing(quote: Quote, index: number) {
  const item = itemOf(quote, index)
  const { product, isOfOtherCustomer } = await loadItem(rep(), item)
  const { body } = await rep().get(`/quote/QuoteItem/${item.itemId}/CopiedSource`)
  return {
    itemCategory: product.itemCategory,
    code: product.code,
    isOfOtherCustomer,
    productId: body.productId,
  }
}

describe('a copy of an item that was begun from a product', () => {
  it('is of the same product: what it modifies keeps its code, what it copies has none yet', async () => {
    const { quote, productId, productCode } = await quoted('MODIFY_ART_CHANGE', 'COPY_NEW_PRINT_SKU')
    const [modified, copied] = [itemOf(quote, 0), itemOf(quote, 1)]
    for (const { itemId } of [modified, copied]) {
      const copy = await rep().post('/quote/Quote/DuplicateItem', { quoteItemId: itemId })
      expect(copy.status).toBe(200)
    }
    const { body: beside } = await rep().get(`/quote/Quote/${quote.id}`)
    const { body: duplicate } = await rep().post(`/quote/Quote/Duplicate/${quote.id}`, {})
    const ofProduct = { isOfOtherCustomer: false, productId }
    for (const [copy, at] of [
      [beside, 2],
      [duplicate, 0],
    ] as const) {
      expect([await standing(copy, at), await standing(copy, at + 1)]).toEqual([
        { ...ofProduct, itemCategory: 'MODIFY_ART_CHANGE', code: productCode },
        { ...ofProduct, itemCategory: 'COPY_NEW_PRINT_SKU', code: '' },
      ])
    }
  })

  it('quote-copy-diff-customer: is a redesign in a copy of its quote for a different customer', async () => {
    const { quote, productId } = await quoted('MODIFY', 'COPY_REDESIGN_RESIZABLE')
    const copy = await rep().post(`/quote/Quote/Duplicate/${quote.id}`, { customerCode: 'COR002' })
    expect(copy.status).toBe(200)
    const ofOther = { isOfOtherCustomer: true, productId, code: '' }
    expect([await standing(copy.body, 0), await standing(copy.body, 1)]).toEqual([
      { ...ofOther, itemCategory: 'COPY_REDESIGN' },
      { ...ofOther, itemCategory: 'COPY_REDESIGN_RESIZABLE' },
    ])
  })

  it('quote-copy-diff-customer: holds the customer of its quote, unless it is a redesign', async () => {
    const { quote } = await quoted('COPY_REDESIGN', 'MODIFY')
    const moved = await rep().put('/quote/Quote', { ...quote, contactId: undefined, customerCode: 'COR002' })
    expect([moved.status, moved.body.errors]).toEqual([
      422,
      [
        {
          path: 'customerCode',
          message: `${quote.id}-2: The product is of a different customer: it is copied as Copy - Redesign.`,
        },
      ],
    ])
    const redesign = (await quoted('COPY_REDESIGN')).quote
    const free = await rep().put('/quote/Quote', {
      ...redesign,
      contactId: undefined,
      customerCode: 'COR002',
    })
    expect([free.status, (await standing(redesign, 0)).isOfOtherCustomer]).toEqual([200, true])
  })
})

it('a product is quoted again with as many as an item can hold, and not with more', async () => {
  const { quote, plantCode, productId } = await quoted('COPY_REDESIGN')
  const asked = (quantity: number) =>
    rep().post('/quote/Quote/ExistingProducts', {
      id: quote.id,
      customer: { customerCode: 'BLU001' },
      products: [{ plantCode, productId, itemCategory: 'MODIFY', quantity }],
    })
  const refused = await asked(1_000_000_001)
  expect([refused.status, refused.body.errors[0].path]).toEqual([400, 'products.0.quantity'])
  const { body } = await asked(1_000_000_000)
  const { product } = await loadItem(rep(), itemOf(body as Quote, 1))
  expect(product.expectedOrderQuantity).toBe(1_000_000_000)
})
