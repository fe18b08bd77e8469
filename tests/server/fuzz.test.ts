import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Endpoint } from '#contract/endpoint'
import { services } from '#contract/index'
import { Problem } from '#contract/problem'
import { carton, createItem, loadItem, type TestItem } from './quoteSteps.ts'
import { createTestApp, type TestApp } from './startTestServer.ts'

const reads = Object.entries(services).flatMap(([service, calls]) =>
  Object.entries(calls as Record<string, Endpoint>)
    .filter(([, row]) => row.method === 'GET')
    .map(([name, row]) => ({ name: `${service}.${name}`, row })),
)

let server: TestApp
let item: TestItem
beforeAll(async () => {
  server = await createTestApp()
  item = await createItem(server.as('salesrep'))
})
afterAll(() => server.close())

/** What people, programs and attackers put into an address. */
const oddText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.constantFrom(
    '',
    ' ',
    '%',
    "'",
    '"',
    '\\',
    '\0',
    '\ud800',
    'null',
    'NaN',
    '-1',
    '0',
    '1e308',
    'true',
    '[]',
    '{}',
  ),
  fc.constantFrom(
    'DESIGN',
    'salesrep',
    'BLU001',
    '100001',
    '100001-1',
    '99999999999-1',
    '2147483648',
    'constructor',
  ),
  fc.integer().map(String),
)

const oddValue = fc.oneof(fc.jsonValue({ maxDepth: 2 }), oddText)
const fields = ['customerName', 'id', 'dateArrived', 'constructor', '__proto__', 'hasOwnProperty', 'code', '']
const sort = fc.tuple(fc.constantFrom(...fields), fc.constantFrom('ASC', 'DESC', 'asc'))
const range = fc.tuple(
  fc.oneof(fc.nat(50), fc.integer(), fc.double()),
  fc.oneof(fc.nat(60), fc.integer(), fc.double()),
)
const keys = ['q', 'id', 'status', 'flute', 'plantCode', 'isOnHold', 'plant', 'businessUnit', 'currentStep']
const filter = fc.dictionary(fc.constantFrom(...keys), oddValue)
const jsonText = (value: fc.Arbitrary<unknown>) =>
  fc.oneof(
    value.map(each => JSON.stringify(each)),
    oddText,
  )

const parameter = (name: string): fc.Arbitrary<string> => {
  if (name === 'sort') return jsonText(sort)
  if (name === 'range') return jsonText(range)
  return name === 'filter' ? jsonText(filter) : oddText
}

/** An address of the call: some of its query parameters, each once or twice, and any path parameters. */
const addressOf = (row: Endpoint): fc.Arbitrary<string> => {
  const names = Object.keys(row.query?.shape ?? {})
  const pairs = fc
    .tuple(
      ...names.map(name =>
        fc.array(
          parameter(name).map(value => [name, value]),
          { maxLength: 2 },
        ),
      ),
    )
    .map(lists => lists.flat() as [string, string][])
  const inPath = fc.array(oddText, { minLength: 3, maxLength: 3 })
  return fc.tuple(pairs, inPath).map(([query, values]) => {
    const left = [...values]
    const path = row.path.replace(/\{\w+\}/g, () =>
      encodeURIComponent((left.pop() ?? '').replace(/\p{Surrogate}/gu, '?')),
    )
    return `${path}?${new URLSearchParams(query)}`
  })
}

/** Nothing that is sent may be the server's fault: an answer, or a problem that says what was wrong. */
function assertAnswered(status: number, type: unknown, body: string): void {
  expect(status).toBeLessThan(500)
  if (status === 200) return
  expect(type).toBe('application/problem+json')
  expect(Problem.parse(JSON.parse(body)).status).toBe(status)
}

describe('whatever the address says, it is answered or refused', () => {
  it.each(reads)('$name', async ({ row }) => {
    await fc.assert(
      fc.asyncProperty(addressOf(row), async url => {
        const answer = await server.app.inject({ url, headers: { 'x-mock-person': 'su' } })
        assertAnswered(answer.statusCode, answer.headers['content-type'], answer.body)
      }),
      { seed: 20_261, numRuns: 25 },
    )
  })
})

describe('whatever the body says, it is answered or refused', () => {
  const send = async (method: 'PUT' | 'POST', url: string, payload: object) => {
    const headers = { 'x-mock-person': 'salesrep' }
    const answer = await server.app.inject({ method, url, headers, payload })
    assertAnswered(answer.statusCode, answer.headers['content-type'], answer.body)
  }

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
          await send('PUT', '/quote/Quote/Product', body)
        },
      ),
      { seed: 20_262, numRuns: 60 },
    )
  })

  it('a quote with one field that is anything', async () => {
    const { body: quote } = await server.as('salesrep').get(`/quote/Quote/${item.quoteId}`)
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...Object.keys(quote)), oddValue, (field, value) =>
        send('PUT', '/quote/Quote', { ...quote, [field]: value }),
      ),
      { seed: 20_263, numRuns: 60 },
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
      fc.asyncProperty(fc.constantFrom(...Object.keys(action), 'hashKey'), oddValue, (field, value) =>
        send('POST', '/workflow/Action', { ...action, [field]: value }),
      ),
      { seed: 20_264, numRuns: 60 },
    )
  })

  it('settings that are anything', async () => {
    const setting = fc.record({ key: oddText, value: fc.oneof(fc.json(), oddText, fc.constant(null)) })
    await fc.assert(
      fc.asyncProperty(fc.oneof(setting, fc.array(setting, { maxLength: 4 })), body =>
        send('POST', '/config/setting', body),
      ),
      { seed: 20_265, numRuns: 60 },
    )
  })
})
