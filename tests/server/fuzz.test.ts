import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Endpoint, Method } from '#contract/endpoint'
import { services } from '#contract/index'
import { isAllowed, type Rights } from '#domain/access'
import { createPeople } from '../../server/person/people.ts'
import { byDepth, seedFrom } from '../depth.ts'
import { count, type Tally, tellTried } from '../tried.ts'
import { anyAddress, oddAddresses } from './fuzz/addresses.ts'
import { assertAnswered } from './fuzz/assertAnswered.ts'
import { anyBody } from './fuzz/bodies.ts'
import { someOf } from './fuzz/someOf.ts'
import { oddTexts, oddValues } from './fuzz/values.ts'
import { carton, createItem, loadItem, type TestItem } from './quoteSteps.ts'
import { createTestApp, type TestApp } from './startTestServer.ts'

const calls = Object.entries(services).flatMap(([service, rows]) =>
  Object.entries(rows as Record<string, Endpoint>).map(([name, row]) => ({
    name: `${service}.${name}`,
    row,
  })),
)
const withParameters = calls.filter(({ row }) => row.query !== undefined || row.params !== undefined)

const logins = ['su', 'sysadmin', 'salesrep', 'sca', 'designer', 'newwork', 'samplemaker', 'plant', 'vendor']
const asked: { readonly login: string; readonly rights: Rights }[] = []

let server: TestApp
let item: TestItem
beforeAll(async () => {
  server = await createTestApp()
  item = await createItem(server.as('salesrep'))
  const people = createPeople(server.connection.db)
  for (const login of logins) asked.push({ login, rights: (await people.find(login)) as Rights })
})
afterAll(() => {
  tellTried(tally)
  return server.close()
})

/** Somebody who may make the call, so that it gets past its right. */
function whoMay(row: Endpoint): string {
  const login = asked.find(({ rights }) => isAllowed(rights, row.right))?.login
  expect(login, `${row.method} ${row.path}: nobody here may`).toBeDefined()
  return login ?? ''
}

const tally: Tally = { what: 'malformed requests', tried: 0, deaths: 0, seed: seedFrom(20_261) }

async function send(method: Method, url: string, login: string, payload?: object): Promise<number> {
  tally.tried += 1
  const answer = await server.app.inject({
    method,
    url,
    headers: { 'x-mock-person': login },
    ...(payload === undefined ? {} : { payload }),
  })
  count(tally, answer.statusCode)
  assertAnswered(`${method} ${url} ${JSON.stringify(payload)?.slice(0, 500) ?? ''}`, answer)
  return answer.statusCode
}

describe('whatever the address says, it is answered or refused at a field', () => {
  it.each(withParameters.filter(({ row }) => row.method === 'GET'))('$name', async ({ row }) => {
    const login = whoMay(row)
    const seen = new Set<number>()
    for (const url of someOf(oddAddresses(row))) seen.add(await send('GET', url, login))
    await fc.assert(
      fc.asyncProperty(anyAddress(row), async url => {
        seen.add(await send('GET', url, login))
      }),
      { seed: seedFrom(20_261), numRuns: byDepth(5, 200) },
    )
    expect(seen, 'the call was never reached').not.toEqual(new Set([403]))
  })
})

describe('an address that cannot be read', () => {
  it.each(['/quote/Quote/%zz', '/quote/Quote/%', '/quote/Quote/%00', '/%c0%af', '//', '/quote//Quote'])(
    '%s',
    async url => {
      expect(await send('GET', url, 'su')).toBeGreaterThanOrEqual(400)
    },
  )
})

const oddText = fc.oneof(fc.string({ unit: 'binary', maxLength: 30 }), fc.constantFrom(...oddTexts))
const oddValue = fc.oneof(fc.jsonValue({ maxDepth: 2 }), fc.constantFrom(...oddValues))

describe('whatever the body says, it is answered or refused at a field', () => {
  it('a product with one field that is anything', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...Object.keys(carton), 'code', 'crease1'),
        oddValue,
        async (field, value) => {
          const { product, versions } = await loadItem(server.as('salesrep'), item)
          const body = {
            quoteItemId: item.itemId,
            version: versions.product,
            product: { ...product, [field]: value },
          }
          await send('PUT', '/quote/Quote/Product', 'salesrep', body)
        },
      ),
      { seed: seedFrom(20_262), numRuns: byDepth(30, 500) },
    )
  })

  it('a quote with one field that is anything', async () => {
    const { body: quote } = await server.as('salesrep').get(`/quote/Quote/${item.quoteId}`)
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...Object.keys(quote)), oddValue, async (field, value) => {
        await send('PUT', '/quote/Quote', 'salesrep', { ...quote, [field]: value })
      }),
      { seed: seedFrom(20_263), numRuns: byDepth(30, 500) },
    )
  })

  it('an action with one field that is anything', async () => {
    const action = {
      action: 'SUBMIT',
      quoteId: item.quoteId,
      quoteItemId: item.itemId,
      reason: '',
      comment: '',
    }
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...Object.keys(action), 'hashKey'), oddValue, async (field, value) => {
        await send('POST', '/workflow/Action', 'salesrep', { ...action, [field]: value })
      }),
      { seed: seedFrom(20_264), numRuns: byDepth(30, 500) },
    )
  })

  it('settings that are anything', async () => {
    const setting = fc.record({ key: oddText, value: fc.oneof(fc.json(), oddText, fc.constant(null)) })
    await fc.assert(
      fc.asyncProperty(fc.oneof(setting, fc.array(setting, { maxLength: 4 })), async body => {
        await send('POST', '/config/setting', 'salesrep', body)
      }),
      { seed: seedFrom(20_265), numRuns: byDepth(30, 500) },
    )
  })
})

/** Last: these change what the others read. */
describe('whatever a call that changes something is given, it is answered or refused at a field', () => {
  it.each(calls.filter(({ row }) => row.method !== 'GET'))('$name', async ({ row }) => {
    const login = whoMay(row)
    const { method } = row
    const [body] = fc.sample(anyBody(row), { seed: 1, numRuns: 1 })
    for (const url of someOf(oddAddresses(row))) await send(method, url, login, body)
    await fc.assert(
      fc.asyncProperty(anyAddress(row), anyBody(row), async (url, anything) => {
        await send(method, url, login, anything)
      }),
      { seed: seedFrom(20_266), numRuns: byDepth(5, 200) },
    )
  })
})
