import { requestOf, type WireRequest } from '#contract/client'
import { quote } from '#contract/quote'
import { quoteWorklist } from '#contract/quote-worklist'
import { createHttpClient, type HttpClient } from '../httpClient.ts'
import { measureByTurns } from '../measureByTurns.ts'
import { type Storage, startProduct } from '../productServer.ts'
import { linesOf, type Result } from '../report.ts'
import { accessToken } from '../worklist/accessToken.ts'
import type { Driver } from '../worklist/driver.ts'
import { driverBeside } from '../worklist/driverBeside.ts'
import { fill } from '../worklist/fill.ts'
import { statementsOf } from '../worklist/statements.ts'
import { unionOfWalks } from './walks.ts'

const salesRep = 'salesrep'
const range = '[0,24]'

/** Calls with the milliseconds that each may take at the median. */
const calls: readonly (readonly [string, WireRequest, number])[] = [
  ...(['THIS_QUARTER', 'THIS_YEAR', 'LAST_YEAR'] as const).flatMap(duration => [
    [`QuoteStats, ${duration}`, requestOf(quote.quoteStats, { query: { duration } }), 60] as const,
    [`WinLoss, ${duration}`, requestOf(quote.winLoss, { query: { duration } }), 60] as const,
  ]),
  ['Counts', requestOf(quoteWorklist.counts, {}), 3],
  ...['cherry', 'loaf tray', 'mer', 'N525284', 'nothing', '100500-1'].map(
    q => [`Go to: ${q}`, requestOf(quoteWorklist.search, { query: { q } }), 50] as const,
  ),
]

const line = linesOf('stats')

async function worklistOfRep(driver: Driver, client: HttpClient, seconds: number): Promise<Result[]> {
  const walks = await unionOfWalks(driver, salesRep, 25)
  const request = requestOf(quoteWorklist.worklist, { query: { range } })
  const { alone, http } = await measureByTurns(
    { alone: () => driver.run(walks), http: () => client.send(request, 0) },
    { atOnce: 1, seconds },
  )
  return [
    line('worklist of a rep without a group: driver, walks of indexes', alone.median, 'ms'),
    line('worklist of a rep without a group: HTTP', http.median, 'ms'),
    line('worklist of a rep without a group: HTTP ÷ driver', http.median / alone.median, '×', 2),
  ]
}

async function pagesAtOnce(driver: Driver, client: HttpClient, seconds: number): Promise<Result[]> {
  const group = { AssignmentGroup: 'DESIGN' }
  const { whole } = await statementsOf(driver, { name: 'page', query: { ...group, range: [0, 24] } })
  const request = requestOf(quoteWorklist.worklist, { query: { ...group, range } })
  const { alone, http } = await measureByTurns(
    { alone: () => Promise.all(whole.map(driver.run)), http: () => client.send(request, 1) },
    { atOnce: 16, seconds },
  )
  return [
    line('worklist page, 16 at once: driver alone', alone.median, 'ms'),
    line('worklist page, 16 at once: HTTP', http.median, 'ms'),
    line('worklist page, 16 at once: HTTP ÷ driver', http.median / alone.median, '×', 1.4),
  ]
}

/** What every page and the dashboard ask, and Go to, as a sales rep; a rep's worklist and pages at once beside the driver. */
export async function* statsPart(
  storage: Storage,
  items: number | null,
  seconds: number,
): AsyncGenerator<Result[]> {
  if (items !== null) await fill(storage, items)
  // A database of before is brought to this version first.
  await (await startProduct(storage)).stop()
  const driver = await driverBeside(storage)
  const server = await startProduct(storage)
  const tokens = [await accessToken(server.origin, salesRep), await accessToken(server.origin, 'designer')]
  const client = createHttpClient(server.origin, tokens)
  try {
    for (const [what, request, reach] of calls) {
      const { http } = await measureByTurns({ http: () => client.send(request, 0) }, { atOnce: 1, seconds })
      yield [line(what, http.median, 'ms', reach)]
    }
    const stats = requestOf(quote.quoteStats, { query: { duration: 'THIS_YEAR' } })
    const { http } = await measureByTurns({ http: () => client.send(stats, 0) }, { atOnce: 16, seconds })
    yield [line('QuoteStats, 16 at once, 95 of 100 within', http.percentile95, 'ms')]
    yield await worklistOfRep(driver, client, seconds)
    yield await pagesAtOnce(driver, client, seconds)
  } finally {
    client.stop()
    await server.stop()
    await driver.close()
  }
}
