import { paramsIn } from '#contract/paramsIn'
import { waitFor } from '../waitFor.ts'
import { type MockAnswer, refusal } from './answer.ts'
import type { FaultStore } from './faults.ts'

const bodyOf = (body: unknown): unknown => (typeof body === 'string' ? JSON.parse(body) : undefined)

/**
 * A `fetch` for trying out: answers the calls of `answers` from memory and leaves the others to `server`; every one meets
 * the faults of the moment first.
 */
export function mockFetch(
  server: typeof fetch,
  answers: readonly MockAnswer[],
  faults: Pick<FaultStore, 'now'>,
): typeof fetch {
  let calls = 0
  return async (input, init = {}) => {
    const { latency, failure } = faults.now()
    const { method = 'GET', signal } = init
    calls += 1
    signal?.throwIfAborted()
    if (latency > 0) await waitFor(latency, signal ?? undefined)
    if (failure === 'connection') throw new TypeError('Failed to fetch')
    if (failure === 'unavailable' || (failure === 'third' && calls % 3 === 0)) return refusal('unavailable')
    const url = new URL(String(input), 'http://localhost')
    const query = Object.fromEntries(url.searchParams)
    for (const { row, respond } of answers) {
      const params = row.method === method ? paramsIn(row.path, url.pathname) : null
      const response = params === null ? null : await respond({ params, query, body: bodyOf(init.body) })
      if (response !== null) return response
    }
    return server(input, init)
  }
}
