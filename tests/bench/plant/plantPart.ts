import { requestOf } from '#contract/client'
import { design } from '#contract/design'
import { engine } from '#contract/engine'
import { createHttpClient, type HttpClient } from '../httpClient.ts'
import { median } from '../median.ts'
import { startWithMembers } from '../people/startWithMembers.ts'
import { turnPages } from '../people/turnPages.ts'
import { percentile } from '../percentile.ts'
import type { Storage } from '../productServer.ts'
import { createQuote, createSaves } from '../quote/calls.ts'
import { linesOf, type Result } from '../report.ts'
import { accessToken } from '../worklist/accessToken.ts'
import { forgetMost, memoryOf } from './memoryOf.ts'
import { upload } from './upload.ts'

const members = 50
const routings = 100
const generations = 20
const measuredRoutes = 20
/** How often what people wait for is measured, alone and beside the work. */
const rounds = 4

interface Item {
  readonly id: number
  readonly quoteId: number
}

const line = linesOf('plant')

/** Items of a rep, their overviews filled in: what is needed to route and to draw them. */
async function addItems(client: HttpClient, count: number): Promise<Item[]> {
  const items: Item[] = []
  while (items.length < count) {
    const { id: quoteId, items: added } = await createQuote(client)
    for (const { id } of added) {
      await createSaves(client, id)()
      items.push({ id, quoteId })
    }
  }
  return items
}

const isUnderWay = (status: string | null): boolean => status === 'Queued' || status === 'Running'

/** Routes an item and waits for its route; milliseconds. */
async function timeRoute(client: HttpClient, { id }: Item): Promise<number> {
  const from = performance.now()
  await client.send(requestOf(engine.autoRoute, { body: { quoteProductBoxId: id } }))
  for (;;) {
    const logs = await client.send(requestOf(engine.autoRouteLogs, { query: { quoteProductBoxId: id } }))
    if (!isUnderWay(JSON.parse(logs).status)) return performance.now() - from
  }
}

/** Queues routings and generations; answers when all of them have ended. */
async function runAll(client: HttpClient, items: readonly Item[]): Promise<void> {
  for (const { id } of items.slice(0, routings))
    await client.send(requestOf(engine.autoRoute, { body: { quoteProductBoxId: id } }))
  for (const { id } of items.slice(0, generations))
    await client.send(requestOf(design.startGenerateDesign, { body: { quoteProductBoxId: id } }))
  for (const { id } of items) {
    const route = requestOf(engine.autoRouteLogs, { query: { quoteProductBoxId: id } })
    const files = requestOf(design.checkGeneratedFiles, { query: { id } })
    for (const call of [route, files]) {
      while (isUnderWay(JSON.parse(await client.send(call)).status))
        await new Promise(done => setTimeout(done, 200))
    }
  }
}

/** What designers and planners wait for, and what it costs the others: routes, files, uploads beside worklists. */
export async function* plantPart(
  storage: Storage,
  items: number | null,
  seconds: number,
): AsyncGenerator<Result[]> {
  const { server, tokens } = await startWithMembers(storage, items, members)
  const token = await accessToken(server.origin, 'salesrep')
  const rep = createHttpClient(server.origin, [token])
  const people = createHttpClient(server.origin, tokens)
  try {
    const all = await addItems(rep, measuredRoutes + routings)
    const [first] = all
    if (first === undefined) throw new Error('There is no item.')
    const routes: number[] = []
    for (const item of all.slice(0, measuredRoutes)) routes.push(await timeRoute(rep, item))
    yield [line('auto-route of an item, asked until answered, median', median(routes), 'ms', 100)]

    // The first ones load what checks and keeps files, and fill the room that new objects have anyway.
    for (let index = 0; index < 4; index += 1) await upload(server.origin, token, first, 25)
    const before = memoryOf(server.pid).now
    forgetMost(server.pid)
    const from = performance.now()
    await upload(server.origin, token, first, 25)
    const after = memoryOf(server.pid)
    yield [
      line('upload of 25 MB', performance.now() - from, 'ms'),
      line('upload of 25 MB, the server grows by', after.now - before, 'MB', 10),
      line('upload of 25 MB, at most meanwhile', after.most - before, 'MB'),
    ]

    const alone: number[] = []
    const beside: number[] = []
    const work: number[] = []
    // By turns, so that a slow moment of the machine falls on both.
    for (let round = 0; round < rounds; round += 1) {
      const until = performance.now() + Math.max(10, seconds) * 1_000
      alone.push(...(await turnPages(people, members, () => performance.now() > until)))
      const started = performance.now()
      let isOver = false
      const running = runAll(rep, all.slice(measuredRoutes)).finally(() => {
        isOver = true
      })
      beside.push(...(await turnPages(people, members, () => isOver)))
      await running
      work.push(performance.now() - started)
    }
    const [quiet, busy] = [percentile(alone, 0.95), percentile(beside, 0.95)]
    yield [
      line('50 people, a page a second each, 95 of 100 within', quiet, 'ms'),
      line('the same beside 100 routings and 20 generations', busy, 'ms'),
      line('beside ÷ alone', busy / quiet, '×', 1.5),
      line('100 routings and 20 generations, median', median(work), 'ms'),
    ]
  } finally {
    rep.stop()
    people.stop()
    await server.stop()
  }
}
