import type { ExistingProduct } from '#contract/customer'
import type { TestApp } from '../../server/startTestServer.ts'

/** The product that BLU001 ordered last, quoted again by its sales rep. */
export async function copiedItem(server: TestApp, itemCategory = 'COPY_NEW_PRINT_SKU') {
  const filter = { customerCode: 'BLU001', orderedFrom: '2000-01-01' }
  const { body } = await server.as('su').get('/customer/Product', { filter, range: [0, 0] })
  const product = body[0] as ExistingProduct
  const { plantCode, productId } = product
  const { body: quote } = await server.as('salesrep').post('/quote/Quote/ExistingProducts', {
    id: 0,
    customer: { customerCode: 'BLU001' },
    products: [{ plantCode, productId, itemCategory }],
  })
  const [item] = quote.items as { id: number; reference: string }[]
  if (item === undefined) throw new Error('The quote has no item')
  return { product, quoteId: quote.id as number, ...item }
}
