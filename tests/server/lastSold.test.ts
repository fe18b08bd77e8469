import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { productOrders } from '../../server/database/schema/index.ts'
import { builtInLgx } from '../../server/integrations/lgx/builtIn.ts'
import type { Lgx } from '../../server/integrations/lgx/lgx.ts'
import { Problem } from '../../server/problem/problem.ts'
import { copiedItem } from '../screens/similarProducts/copiedItem.ts'
import { pricingItem } from './sectionSteps.ts'
import { createTestApp, type TestApp } from './startTestServer.ts'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
})
afterAll(() => server.close())

const lastSold = (id: number, { as = 'salesrep', of = server } = {}) =>
  of.as(as).get(`/quote/QuoteItem/${id}/LastSold`)

describe('what the product of a copied item was last sold for', () => {
  it('is its price in LGX and the last order of it', async () => {
    const { id, product } = await copiedItem(server, 'MODIFY_SIMPLE_CHANGE')
    const { status, body } = await lastSold(id)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      ...{ productCode: product.productCode, customerName: '', quotedIn: 'AUD', failure: '' },
      sold: { pricingUom: product.pricingUom, priceExpiryDate: product.priceExpiryDate },
      order: { orderedOn: product.lastOrderedOn, quantity: product.lastOrderQty },
    })
    expect(body.sold.prices[0].price).toBe(product.price)
  })

  it('is not known while LGX does not answer, which is said; the order is', async () => {
    const { id, product } = await copiedItem(server, 'COPY_NEW_PRINT_SKU')
    const away: Lgx = {
      ...builtInLgx(server.connection.db),
      prices: () => Promise.reject(new Problem('unavailable', 'LGX could not be reached (no answer).')),
    }
    const without = await createTestApp({ connection: server.connection, lgx: away })
    const { status, body } = await lastSold(id, { of: without })
    expect([status, body.sold, body.failure]).toEqual([200, null, 'LGX could not be reached (no answer).'])
    expect(body.order.orderedOn).toBe(product.lastOrderedOn)
    expect((await lastSold(id)).body.failure).toBe('')
  })

  it('says so where nothing of it was ordered, and is nothing of an item that was begun from none', async () => {
    const { id, product } = await copiedItem(server, 'MODIFY_SIMPLE_CHANGE')
    const { plantCode, productId } = product
    const isOfIt = and(eq(productOrders.plantCode, plantCode), eq(productOrders.productId, productId))
    await server.connection.db.delete(productOrders).where(isOfIt)
    expect((await lastSold(id)).body.order).toBeNull()
    const made = await pricingItem(server)
    expect((await lastSold(made.itemId)).body).toBeNull()
  })

  it('is for who may see the item', async () => {
    const { id } = await copiedItem(server, 'MODIFY_SIMPLE_CHANGE')
    expect((await lastSold(id, { as: 'vendor' })).status).toBe(403)
    expect((await lastSold(999_999)).status).toBe(404)
  })
})
