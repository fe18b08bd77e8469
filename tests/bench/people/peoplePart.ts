import { createHttpClient } from '../httpClient.ts'
import { median } from '../median.ts'
import { percentile } from '../percentile.ts'
import { type Storage, startProduct } from '../productServer.ts'
import type { Result } from '../report.ts'
import { openDriver } from '../worklist/driver.ts'
import { fill } from '../worklist/fill.ts'
import { addMembers, membersOf, signInAll } from '../worklists/members.ts'
import { turnPages } from './turnPages.ts'

const members = membersOf(200)
/** Milliseconds within which 95 of 100 pages are there. */
const reach = 100

const line = (what: string, value: number, unit: Result['unit'], most?: number): Result => ({
  part: 'people',
  what,
  value,
  unit,
  ...(most === undefined ? {} : { reach: most }),
})

/** 200 members of a workgroup who turn a page of their worklist each second, for so long. */
export async function* peoplePart(
  storage: Storage,
  items: number | null,
  seconds: number,
): AsyncGenerator<Result[]> {
  if (items !== null) await fill(storage, items)
  const driver = await openDriver(storage)
  await addMembers(driver.db, members, { role: 'DESIGNER', workgroup: 'DESIGN' })
  await driver.close()
  const server = await startProduct(storage)
  const client = createHttpClient(server.origin, await signInAll(server.origin, members))
  try {
    const until = performance.now() + seconds * 1_000
    const times = await turnPages(client, members.length, () => performance.now() > until)
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
