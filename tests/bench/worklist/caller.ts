import { Agent, get } from 'node:http'
import { addressOf } from '#contract/client'
import { quoteWorklist } from '#contract/quote-worklist'
import { accessToken } from './accessToken.ts'
import { login, type WorklistCase } from './cases.ts'

/** Somebody who asks a running product for worklist pages, signed in with a real token. */
export interface Caller {
  /** Asks for the page and reads the whole answer; anything but a page is an error. */
  ask(page: WorklistCase): Promise<void>
  stop(): void
}

const json = (value: unknown): string | undefined => (value === undefined ? undefined : JSON.stringify(value))

/** The query as it goes on the wire: sort, range and filter as JSON. */
export const onTheWire = ({ query: { sort, range, filter, ...scope } }: WorklistCase) => ({
  ...scope,
  sort: json(sort),
  range: json(range),
  filter: json(filter),
})

/** Signs in at the product and keeps its connections open between calls. */
export async function createCaller(origin: string): Promise<Caller> {
  const authorization = `Bearer ${await accessToken(origin, login)}`
  const agent = new Agent({ keepAlive: true })
  return {
    ask: page =>
      new Promise((resolve, reject) => {
        const address = origin + addressOf(quoteWorklist.worklist, { query: onTheWire(page) })
        const request = get(address, { agent, headers: { authorization } }, response => {
          if (response.statusCode !== 200 || response.headers['content-range'] === undefined) {
            reject(new Error(`${address} answered ${response.statusCode}`))
          }
          response.resume()
          response.once('end', resolve)
          response.once('error', reject)
        })
        request.once('error', reject)
      }),
    stop: () => agent.destroy(),
  }
}
