import { Agent, get } from 'node:http'
import { addressOf } from '#contract/client'
import { quoteWorklist } from '#contract/quote-worklist'
import { type Measured, measure } from '../measure.ts'
import { type Storage, startProduct } from '../productServer.ts'
import { accessToken } from './accessToken.ts'
import { cases, login, type WorklistCase } from './cases.ts'

export interface HttpTimes {
  readonly case: WorklistCase
  readonly times: ReadonlyMap<number, Measured>
}

/** Asks and reads the whole answer; anything but 200 with all its rows counts as broken. */
const ask = (agent: Agent, address: string, token: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const request = get(address, { agent, headers: { authorization: `Bearer ${token}` } }, response => {
      if (response.statusCode !== 200 || response.headers['content-range'] === undefined) {
        reject(new Error(`${address} answered ${response.statusCode}`))
      }
      response.resume()
      response.once('end', resolve)
      response.once('error', reject)
    })
    request.once('error', reject)
  })

/** The same cases over HTTP, with a real token, from a server in its own process. */
export async function overHttp(
  storage: Storage,
  seconds: number,
  concurrencies: readonly number[],
): Promise<HttpTimes[]> {
  const server = await startProduct(storage)
  const agent = new Agent({ keepAlive: true })
  try {
    const token = await accessToken(server.origin, login)
    const results: HttpTimes[] = []
    for (const each of cases) {
      const address = server.origin + addressOf(quoteWorklist.worklist, { query: asText(each) })
      const times = new Map<number, Measured>()
      for (const atOnce of concurrencies) {
        times.set(atOnce, await measure(() => ask(agent, address, token), { atOnce, seconds }))
      }
      results.push({ case: each, times })
    }
    return results
  } finally {
    agent.destroy()
    await server.stop()
  }
}

/** The query as it goes on the wire: sort, range and filter as JSON. */
const asText = ({ query: { sort, range, filter, ...scope } }: WorklistCase) => ({
  ...scope,
  sort: sort === undefined ? undefined : JSON.stringify(sort),
  range: range === undefined ? undefined : JSON.stringify(range),
  filter: filter === undefined ? undefined : JSON.stringify(filter),
})
