import { addressOf } from '#contract/client'
import { quoteWorklist } from '#contract/quote-worklist'
import type { HttpClient } from '../httpClient.ts'

/** Milliseconds in which each of them turns a page. */
const rhythm = 1_000

const page = (first: number) => ({
  method: 'GET' as const,
  path: addressOf(quoteWorklist.worklist, {
    query: { AssignmentGroup: 'DESIGN', range: JSON.stringify([first, first + 24]) },
  }),
})

/** Has `count` people turn pages of their worklist, one a second each, until told; answers what each page took, ms. */
export async function turnPages(
  client: HttpClient,
  count: number,
  isOver: () => boolean,
): Promise<readonly number[]> {
  const times: number[] = []
  const person = async (who: number): Promise<void> => {
    await new Promise(done => setTimeout(done, (who / count) * rhythm))
    for (let turn = 0; !isOver(); turn += 1) {
      const from = performance.now()
      await client.send(page(25 * (turn % 8)), who)
      const took = performance.now() - from
      times.push(took)
      await new Promise(done => setTimeout(done, Math.max(0, rhythm - took)))
    }
  }
  await Promise.all(Array.from({ length: count }, (_, who) => person(who)))
  return times
}
