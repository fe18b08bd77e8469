import { createHttpClient } from '../httpClient.ts'
import { median } from '../median.ts'
import { percentile } from '../percentile.ts'
import type { Storage } from '../productServer.ts'
import { linesOf, type Result } from '../report.ts'
import { startWithMembers } from './startWithMembers.ts'
import { turnPages } from './turnPages.ts'

const members = 200
/** Milliseconds within which 95 of 100 pages are there. */
const reach = 100

const line = linesOf('people')

/** 200 members of a workgroup who turn a page of their worklist each second, for so long. */
export async function* peoplePart(
  storage: Storage,
  items: number | null,
  seconds: number,
): AsyncGenerator<Result[]> {
  const { server, tokens } = await startWithMembers(storage, items, members)
  const client = createHttpClient(server.origin, tokens)
  try {
    const until = performance.now() + seconds * 1_000
    const times = await turnPages(client, members, () => performance.now() > until)
    yield [
      line('pages turned', times.length / seconds, '/s'),
      line('page, median', median(times), 'ms'),
      line('page, 95 of 100 within', percentile(times, 0.95), 'ms', reach),
      line('page, the slowest', Math.max(...times), 'ms'),
    ]
  } finally {
    client.stop()
    await server.stop()
  }
}
