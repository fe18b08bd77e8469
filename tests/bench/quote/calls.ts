import { requestOf, type WireRequest } from '#contract/client'
import { type Product, quote } from '#contract/quote'
import { carton } from '../../server/carton.ts'
import type { HttpClient } from '../httpClient.ts'

const products = ['Pale ale carton', 'Stout carton', 'Lager carton'].map(description => ({
  itemCategory: 'NEW_MANUAL_DESIGN',
  description,
}))

async function answerOf<Answer>(client: HttpClient, request: WireRequest): Promise<Answer> {
  return JSON.parse(await client.send(request)) as Answer
}

export interface BenchQuote {
  readonly id: number
  readonly items: readonly { readonly id: number; readonly reference: string }[]
}

/** Creates a quote and adds three items to it, as the application does. */
export async function createQuote(client: HttpClient): Promise<BenchQuote> {
  const started = await answerOf<BenchQuote>(
    client,
    requestOf(quote.create, { body: { customer: { customerCode: 'BLU001' } } }),
  )
  return answerOf(client, requestOf(quote.addProducts, { body: { id: started.id, products } }))
}

/** Saves the overview of an item again and again, each time with another size and quantity. */
export function createSaves(client: HttpClient, quoteItemId: number): () => Promise<void> {
  let last: { readonly version: number; readonly product: Product } | undefined
  let saves = 0
  const read = async () => {
    const item = await answerOf<{ versions: { product: number }; product: Product }>(
      client,
      requestOf(quote.item, { params: { id: quoteItemId } }),
    )
    return { version: item.versions.product, product: { ...item.product, ...carton } }
  }
  return async () => {
    const { version, product } = last ?? (await read())
    saves += 1
    const changed = { ...product, length: 400 + (saves % 50), expectedOrderQuantity: 5000 + (saves % 100) }
    const body = { quoteItemId, version, product: changed }
    const saved = await answerOf<{ item: { versions: { product: number }; product: Product } }>(
      client,
      requestOf(quote.saveProduct, { body }),
    )
    last = { version: saved.item.versions.product, product: saved.item.product }
  }
}
