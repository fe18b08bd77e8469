import { addressOf } from '#contract/client'
import { config } from '#contract/config'
import type { Endpoint } from '#contract/endpoint'
import { security } from '#contract/security'
import { inkList } from '../../../server/services/config/masters/ink.ts'
import { userList } from '../../../server/services/security/users.ts'
import { createHttpClient } from '../httpClient.ts'
import { measureByTurns } from '../measureByTurns.ts'
import { type Storage, startProduct } from '../productServer.ts'
import type { Result } from '../report.ts'
import { accessToken } from '../worklist/accessToken.ts'
import { openDriver } from '../worklist/driver.ts'
import { driverBeside } from '../worklist/driverBeside.ts'
import { loadMasters } from './load.ts'

const users = 50_000
const inks = 20_000
const concurrencies = [1, 20]
const reach = 2

interface Query {
  readonly range: readonly [number, number]
  readonly sort?: readonly [string, 'ASC' | 'DESC']
  readonly filter?: { readonly q: string }
}

interface Case {
  readonly name: string
  readonly row: Endpoint
  readonly page: typeof userList.page | typeof inkList.page
  readonly query: Query
}

const range = [0, 24] as const

const cases: readonly Case[] = [
  { name: 'users, page', row: security.users, page: userList.page, query: { range } },
  {
    name: 'users, search',
    row: security.users,
    page: userList.page,
    query: { range, filter: { q: 'castell 77' } },
  },
  {
    name: 'users, search of a common name',
    row: security.users,
    page: userList.page,
    query: { range, filter: { q: 'cast' } },
  },
  {
    name: 'users, sort',
    row: security.users,
    page: userList.page,
    query: { range, sort: ['email', 'DESC'] },
  },
  { name: 'inks, page', row: config.inks, page: inkList.page, query: { range } },
  {
    name: 'inks, search',
    row: config.inks,
    page: inkList.page,
    query: { range, filter: { q: 'cobalt 12' } },
  },
  { name: 'inks, sort', row: config.inks, page: inkList.page, query: { range, sort: ['name', 'ASC'] } },
]

/** The demonstration company with many users and inks. */
async function fillMasters(storage: Storage): Promise<void> {
  await (await startProduct(storage)).stop()
  const driver = await openDriver(storage)
  try {
    await loadMasters(driver, users, inks)
  } finally {
    await driver.close()
  }
}

/** Lists of masters over HTTP against the driver alone: page, search and sort. */
export async function* mastersPart(storage: Storage, seconds: number): AsyncGenerator<Result[]> {
  await fillMasters(storage)
  const driver = await driverBeside(storage)
  const server = await startProduct(storage)
  const client = createHttpClient(server.origin, [await accessToken(server.origin, 'sysadmin')])
  try {
    for (const { name, row, page, query } of cases) {
      const statements = await driver.statementsDuring(() => page(driver.db, query))
      const call = { method: 'GET', path: addressOf(row, { query: wire(query) }) }
      for (const atOnce of concurrencies) {
        const { alone, http } = await measureByTurns(
          { alone: () => Promise.all(statements.map(driver.run)), http: () => client.send(call) },
          { atOnce, seconds },
        )
        const line = (what: string, value: number, unit: Result['unit']): Result => ({
          part: 'masters',
          what: `${name}, ${atOnce} at once: ${what}`,
          value,
          unit,
        })
        yield [
          line('driver alone', alone.median, 'ms'),
          line('HTTP', http.median, 'ms'),
          line('HTTP', http.perSecond, '/s'),
          { ...line('HTTP ÷ driver', http.median / alone.median, '×'), reach },
        ]
      }
    }
  } finally {
    client.stop()
    await server.stop()
    await driver.close()
  }
}

const wire = (query: Query) =>
  Object.fromEntries(Object.entries(query).map(([name, value]) => [name, JSON.stringify(value)]))
