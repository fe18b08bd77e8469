import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Endpoint } from '#contract/endpoint'
import { services } from '#contract/index'
import { isAllowed, type Rights } from '#domain/access'
import { people } from '../../../server/demo/people.ts'
import { createPeople } from '../../../server/person/people.ts'
import { byDepth } from '../../depth.ts'
import { count, type Tally, tellTried } from '../../tried.ts'
import { oddAddresses } from '../fuzz/addresses.ts'
import { assertAnswered } from '../fuzz/assertAnswered.ts'
import { rawAddresses } from '../fuzz/rawAddresses.ts'
import { someOf } from '../fuzz/someOf.ts'
import { createTestApp, type TestApp } from '../startTestServer.ts'
import { engines, openFilled } from './engines.ts'

const reads = Object.entries(services).flatMap(([service, rows]) =>
  Object.entries(rows as Record<string, Endpoint>)
    .filter(([, { method, query, params }]) => method === 'GET' && (query ?? params) !== undefined)
    .map(([name, row]) => ({ name: `${service}.${name}`, row })),
)

/** Each call is tried by everybody in the deep form, else by a quarter of them, who are others for each call. */
const everyOf = byDepth(4, 1)

/** Milliseconds in which each answer is there; a hang is a fault as well. */
const soon = 10_000

describe.each(engines)('an address that no program of ours would write, on $name', engine => {
  let server: TestApp
  const tally: Tally = { what: `raw addresses on ${engine.name}`, tried: 0, deaths: 0 }
  const everybody: { readonly login: string; readonly rights: Rights }[] = []

  const send = async (url: string, login: string) => {
    const start = performance.now()
    tally.tried += 1
    const answer = await server.app.inject({ method: 'GET', url, headers: { 'x-mock-person': login } })
    count(tally, answer.statusCode)
    assertAnswered(`${login} ${url.slice(0, 300)}`, answer)
    expect(performance.now() - start, `${login} ${url.slice(0, 300)}`).toBeLessThan(soon)
    return answer.statusCode
  }

  beforeAll(async () => {
    const connection = await openFilled(engine)
    server = await createTestApp({ connection })
    const known = createPeople(connection.db)
    for (const { login } of people) {
      everybody.push({ login, rights: (await known.find(login)) as Rights })
    }
  })
  afterAll(() => {
    tellTried(tally)
    return server.close()
  })

  it.each(reads)('$name: answered, or refused at a field', async ({ row }) => {
    const who = everybody.find(({ rights }) => isAllowed(rights, row.right))?.login ?? ''
    expect(who, `${row.path}: nobody here may`).not.toBe('')
    for (const url of someOf(rawAddresses(row))) await send(url, who)
  })

  it('as everybody who works here', async () => {
    let turn = 0
    const seen = new Set<number>()
    for (const [index, { row }] of reads.entries()) {
      const odd = [...oddAddresses(row), ...rawAddresses(row)]
      for (const { login } of everybody.filter((_, who) => (who + index) % everyOf === 0)) {
        turn += 7
        seen.add(await send(odd[turn % odd.length] ?? row.path, login))
      }
    }
    expect([...seen].sort()).toEqual([200, 400, 403, 404])
  })
})
