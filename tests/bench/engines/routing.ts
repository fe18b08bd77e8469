import { setTimeout } from 'node:timers/promises'
import { requestOf } from '#contract/client'
import { engine } from '#contract/engine'
import { type Product, quote } from '#contract/quote'
import type { RouteRun } from '#contract/routing'
import { carton } from '../../server/carton.ts'
import { createHttpClient, type HttpClient } from '../httpClient.ts'
import { median } from '../median.ts'
import { percentile } from '../percentile.ts'
import { createQuote } from '../quote/calls.ts'
import type { Result } from '../report.ts'
import { accessToken } from '../worklist/accessToken.ts'
import { builtProduct } from './builtProduct.ts'

const rounds = 30

/** As they come in daily work: a slotted carton, one that is die-cut, a pad too small for any machine by itself. */
const kinds: readonly Partial<Product>[] = [
  { printProcess: 'FLEXO' },
  {
    styleCarton: '04',
    styleVariant: '0427',
    styleTopFlap: '',
    styleBottomFlap: '',
    length: 300,
    width: 200,
    depth: 60,
  },
  { styleCarton: '09', styleVariant: '0900', styleTopFlap: '', styleBottomFlap: '', depth: 0 },
]

const answer = async <Answer>(client: HttpClient, request: Parameters<HttpClient['send']>[0]) =>
  JSON.parse(await client.send(request)) as Answer

async function saved(client: HttpClient, id: number, change: Partial<Product>): Promise<void> {
  const item = await answer<{ versions: { product: number }; product: Product }>(
    client,
    requestOf(quote.item, { params: { id } }),
  )
  const product = { ...item.product, ...carton, preferredPlantCode: 'NTH', ...change }
  await client.send(
    requestOf(quote.saveProduct, { body: { quoteItemId: id, version: item.versions.product, product } }),
  )
}

/** Milliseconds from when the routing was queued until its result was stored, by the server's clock. */
async function routed(client: HttpClient, quoteItemId: number): Promise<number> {
  const wishes = { plantCode: null, quantity: null, mayUseOtherPlants: false, mayUseExternal: false }
  const { id } = await answer<RouteRun>(
    client,
    requestOf(engine.autoRoute, { body: { quoteProductBoxId: quoteItemId, ...wishes } }),
  )
  for (;;) {
    const runs = await answer<RouteRun[]>(
      client,
      requestOf(engine.autoRouteHistory, { query: { quoteItemId } }),
    )
    const run = runs.find(each => each.id === id)
    if (run?.finishedAt) return Date.parse(run.finishedAt) - Date.parse(run.createdAt)
    await setTimeout(20)
  }
}

/** How long the server takes to route an item, from its queue to the stored result. */
export const routingResults = (): Promise<Result[]> =>
  builtProduct(async origin => {
    const client = createHttpClient(origin, [await accessToken(origin, 'salesrep')])
    try {
      const { items } = await createQuote(client)
      for (const [at, { id }] of items.entries()) await saved(client, id, kinds[at % kinds.length] ?? {})
      const times: number[] = []
      for (let round = 0; round < rounds; round += 1)
        for (const { id } of items) {
          const time = await routed(client, id)
          // The first rounds meet code that was never run.
          if (round >= 3) times.push(time)
        }
      return [
        {
          part: 'routing',
          what: 'an item, queued to stored, median',
          value: median(times),
          unit: 'ms',
          reach: 100,
        },
        { part: 'routing', what: 'an item, 95 of 100 within', value: percentile(times, 0.95), unit: 'ms' },
      ]
    } finally {
      client.stop()
    }
  })
