import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { existingProducts } from '../../server/database/schema/index.ts'
import { builtInLgx } from '../../server/integrations/lgx/builtIn.ts'
import { itemOrdered, runProductJobs } from './orderSteps.ts'
import { createTestApp } from './startTestServer.ts'

it('the order of a product is of as many as the purchase order says, at their price', async () => {
  const server = await createTestApp()
  try {
    const { itemId } = await itemOrdered(server, 'BLU001', 12_000)
    await runProductJobs(server)
    const [made] = await server.connection.db
      .select()
      .from(existingProducts)
      .where(eq(existingProducts.quoteItemId, itemId))
    const { plantCode = '', productId = '' } = made ?? {}
    const { body } = await server.as('su').get('/lgx/ProductDetails', { plantCode, productId })
    const { price } = body.prices.findLast((each: { quantity: number }) => each.quantity <= 12_000)
    expect(body.orders).toMatchObject([{ quantity: 12_000, price, customerPo: 'PO-77' }])
    expect(body.lastOrderQty).toBe(12_000)
  } finally {
    await server.close()
  }
})

it('an order whose product LGX refuses says so in the log of its quote', async () => {
  const server = await createTestApp()
  try {
    const { quoteId } = await itemOrdered(server)
    const nothing = { ccpProduct: null, boardProduct: null, sheetProducts: [] }
    const errorMessage = 'Customer is on stop.'
    const real = builtInLgx(server.connection.db)
    await runProductJobs(server, { ...real, createProduct: async () => ({ ...nothing, errorMessage }) })
    const { body } = await server.as('su').get(`/quote/QuoteLog/${quoteId}`)
    expect(body).toContainEqual(expect.objectContaining({ field: 'lgxRefused', new: errorMessage }))
  } finally {
    await server.close()
  }
})
