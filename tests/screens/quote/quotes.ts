import type { Product, Quote, QuoteHeader, QuoteItem } from '#contract/quote'
import { regularCarton } from '../../regularCarton.ts'
import type { TestApp } from '../../server/startTestServer.ts'

const ok = <Body>({ status, body }: { status: number; body: Body }): Body => {
  if (status !== 200) throw new Error(`The server answered ${status}: ${JSON.stringify(body)}`)
  return body
}

/** A quote of the sales rep with items, made through the calls; without a customer unless one is given. */
export async function newQuote(
  server: TestApp,
  { customerCode = '', items = [] }: { customerCode?: string; items?: readonly string[] } = {},
): Promise<Quote> {
  const salesrep = server.as('salesrep')
  const customer = customerCode === '' ? null : { customerCode }
  const created: Quote = ok(await salesrep.post('/quote/Quote/Create', { customer }))
  if (items.length === 0) return created
  const products = items.map(description => ({ itemCategory: 'NEW_MANUAL_DESIGN', description }))
  return ok(await salesrep.post('/quote/Quote/Products', { id: created.id, products }))
}

export const quoteNow = async (server: TestApp, id: number): Promise<Quote> =>
  ok(await server.as('su').get(`/quote/Quote/${id}`))

export const itemNow = async (server: TestApp, id: number, login = 'su'): Promise<QuoteItem> =>
  ok(await server.as(login).get(`/quote/QuoteItem/${id}`))

const headerFields = [
  'customerCode',
  'description',
  'currencyCode',
  'customerPO',
  'internalQuoteNotes',
  'deliveryAddress',
  'deliveryAddress2',
  'deliveryCity',
  'deliveryState',
  'deliveryPostCode',
  'deliveryCountry',
  'requiredDate',
  'pricingDate',
  'validFrom',
  'validTo',
  'truckType',
  'handUnloadingRequired',
  'isMultiComponent',
] as const satisfies readonly (keyof QuoteHeader)[]

/** Another person's save of the header. */
export async function saveHeader(server: TestApp, id: number, change: Partial<QuoteHeader>): Promise<Quote> {
  const quote = await quoteNow(server, id)
  const header = Object.fromEntries(headerFields.map(field => [field, quote[field]]))
  return ok(await server.as('su').put('/quote/Quote', { ...header, ...change, id, version: quote.version }))
}

/** Everything that the first step asks of a slotted carton. */
export const slottedCarton = {
  ...regularCarton,
  description: 'Lager carton',
  productGroup: 'CORRUGATED',
  printProcess: 'NOPRINT',
  vslCode: '0201',
  preferredPlantCode: 'NTH',
} satisfies Partial<Product>

/** A save of an item's product by its initiator. */
export async function saveProduct(server: TestApp, id: number, change: Partial<Product>): Promise<QuoteItem> {
  const item = await itemNow(server, id, 'salesrep')
  const body = {
    quoteItemId: id,
    version: item.versions.product,
    product: { ...item.product, ...change },
  }
  return ok(await server.as('salesrep').put('/quote/Quote/Product', body)).item
}
