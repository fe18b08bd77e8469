import { addressOf } from '#contract/client'
import { quoteWorklist } from '#contract/quote-worklist'
import { worklistCounts } from '../../../server/database/schema/index.ts'
import { createHttpClient, type HttpClient } from '../httpClient.ts'
import { type Measured, measureByTurns } from '../measureByTurns.ts'
import { type Storage, startProduct } from '../productServer.ts'
import { linesOf, type Result } from '../report.ts'
import { onTheWire } from '../worklist/caller.ts'
import type { WorklistCase } from '../worklist/cases.ts'
import type { Driver } from '../worklist/driver.ts'
import { driverBeside } from '../worklist/driverBeside.ts'
import { fill } from '../worklist/fill.ts'
import { statementsOf } from '../worklist/statements.ts'
import { recordActions } from './actions.ts'
import { addMembers, membersOf, signInAll } from './members.ts'
import { createTurns } from './turns.ts'

const workgroup = 'DESIGN'
const members = membersOf(200)
const atOnce = 20
/** Most that a call may take of what its statements alone take, at the median. */
const reach = 1.5
const searchReach = 3

interface Bench {
  readonly driver: Driver
  readonly client: HttpClient
  readonly seconds: number
}

function lines(what: string, alone: Measured, http: Measured): Result[] {
  const line = linesOf('worklists', more => `${what}${more}`)
  return [
    line(': driver alone, median', alone.median, 'ms'),
    line(': HTTP, median', http.median, 'ms'),
    line(': HTTP, 95 of 100 within', http.percentile95, 'ms'),
    line(': HTTP', http.perSecond, '/s'),
    line(': HTTP ÷ driver', http.median / alone.median, '×', reach),
  ]
}

/** How many open items wait in the workgroup. */
async function waiting({ db }: Driver): Promise<number> {
  const rows = await db.select().from(worklistCounts)
  return rows.find(row => row.assignmentGroup === workgroup && !row.isOnHold)?.count ?? 0
}

const group = { AssignmentGroup: workgroup }

/** What people ask of a worklist of `count` items. */
const pages = (count: number): readonly WorklistCase[] => {
  const deep = Math.max(0, Math.floor(count * 0.6))
  const last = Math.max(0, count - 25)
  return [
    { name: 'page', query: { ...group, range: [0, 24] } },
    { name: 'deep page', query: { ...group, range: [deep, deep + 24] } },
    { name: 'last page', query: { ...group, range: [last, last + 24] } },
    { name: 'search', query: { ...group, range: [0, 24], filter: { q: 'cherry' } } },
    { name: 'sorted page', query: { ...group, range: [0, 24], sort: ['customerDueDate', 'ASC'] } },
  ]
}

async function measurePage({ driver, client, seconds }: Bench, each: WorklistCase) {
  const { whole } = await statementsOf(driver, each)
  const call = { method: 'GET', path: addressOf(quoteWorklist.worklist, { query: onTheWire(each) }) }
  return measureByTurns(
    {
      // As the server asks: all of them together.
      alone: () => Promise.all(whole.map(driver.run)),
      http: () => client.send(call),
    },
    { atOnce, seconds },
  )
}

async function measureActions({ driver, client, seconds }: Bench) {
  // An item is accepted and released by turns, so each side has items of its own.
  const recorded = await recordActions(driver, members[0] ?? '', workgroup, 2 * atOnce)
  const [alone, http] = [createTurns(recorded.slice(atOnce)), createTurns(recorded.slice(0, atOnce))]
  return measureByTurns(
    {
      alone: () => alone(({ statements }, step) => driver.runInTurn(statements[step % 2] ?? [])),
      http: () =>
        http(async ({ calls }, step) => {
          const call = calls[step % 2]
          if (call === undefined) return
          const answer = await client.send(call, 0)
          if (!answer.includes('"actionOk":true')) throw new Error(`Refused: ${answer.slice(0, 200)}`)
        }),
    },
    { atOnce, seconds },
  )
}

/** 200 members of a workgroup at work over 20 connections: pages, search and actions against the driver alone. */
export async function* worklistsPart(
  storage: Storage,
  items: number | null,
  seconds: number,
): AsyncGenerator<Result[]> {
  if (items !== null) await fill(storage, items)
  const driver = await driverBeside(storage)
  await addMembers(driver.db, members, { role: 'DESIGNER', workgroup })
  const server = await startProduct(storage)
  const client = createHttpClient(server.origin, await signInAll(server.origin, members))
  const bench = { driver, client, seconds }
  try {
    const medians = new Map<string, number>()
    for (const each of pages(await waiting(driver))) {
      const { alone, http } = await measurePage(bench, each)
      medians.set(each.name, http.median)
      yield lines(each.name, alone, http)
    }
    const ratio = (medians.get('search') ?? Number.NaN) / (medians.get('page') ?? Number.NaN)
    yield [{ part: 'worklists', what: 'search ÷ page, HTTP', value: ratio, unit: '×', reach: searchReach }]
    const { alone, http } = await measureActions(bench)
    yield lines('action (accept, release)', alone, http)
  } finally {
    client.stop()
    await server.stop()
    await driver.close()
  }
}
