import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Problem } from '#contract/problem'
import { createQuote } from './quoteSteps.ts'
import { type Answer, createTestApp, type TestApp } from './startTestServer.ts'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp({ bodyLimit: 4096 })
})
afterAll(() => server.close())

/** The answer as a problem with this code: its media type, its status and its shape are checked on the way. */
function problemIn(answer: Answer, code: Problem['code']): Problem {
  expect(answer.headers['content-type']).toBe('application/problem+json')
  const problem = Problem.parse(answer.body)
  expect(problem.code).toBe(code)
  expect(problem.status).toBe(answer.status)
  expect(problem.type).toBe(`/docs#problem-${code}`)
  expect(problem.requestId).toBe(answer.headers['x-request-id'])
  return problem
}

async function send(
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  url: string,
  headers: Record<string, string> = {},
  payload?: string,
): Promise<Answer> {
  const answer = await server.app.inject({
    method,
    url,
    headers: { 'x-mock-person': 'salesrep', ...headers },
    ...(payload === undefined ? {} : { payload }),
  })
  return { status: answer.statusCode, headers: answer.headers, body: answer.json() }
}

const json = { 'content-type': 'application/json' }

describe('a request that cannot be understood', () => {
  it('names each field and what is wrong with it', async () => {
    const answer = await server.as('salesrep').post('/quote/Quote/Products', {
      id: 'one',
      products: [{ itemCategory: 'GENERIC', description: 'x'.repeat(201) }],
    })
    const { errors, detail } = problemIn(answer, 'invalid-request')
    expect(errors.map(error => error.path).sort()).toEqual(['id', 'products.0.description'])
    expect(errors.find(error => error.path === 'products.0.description')?.message).toBe(
      'not more than 200 characters',
    )
    expect(errors.find(error => error.path === 'id')?.message).toBe('must be numeric')
    expect(detail).toContain('body: id')
  })

  it('names the query parameter that is wrong', async () => {
    const answer = await server.as('salesrep').get('/customer/Customer', { range: '[5,1]' })
    expect(problemIn(answer, 'invalid-request').errors).toEqual([
      { path: 'range', message: 'must be [first, last] of at most 1000 rows' },
    ])
  })

  it('names the field a list cannot be sorted by, and those it can', async () => {
    for (const field of ['secret', 'constructor', '__proto__', 'toString']) {
      const answer = await server.as('salesrep').get('/customer/Customer', { sort: [field, 'ASC'] })
      const { errors, detail } = problemIn(answer, 'invalid-request')
      expect(detail).toBe(`This list cannot be sorted by ${field}.`)
      expect(errors[0]?.message).toContain('customerName')
    }
  })

  it('names the path parameter that is wrong', async () => {
    const answer = await server.as('salesrep').get('/quote/Quote/abc')
    expect(problemIn(answer, 'invalid-request').errors[0]?.path).toBe('id')
  })

  it('is one whose body is no JSON', async () => {
    const answer = await send('POST', '/quote/Quote/Create', json, '{"customer":')
    expect(problemIn(answer, 'invalid-request').detail).toMatch(/JSON/)
  })

  it('is one that wants to change how objects work', async () => {
    problemIn(await send('POST', '/quote/Quote/Create', json, '{"__proto__":{"a":1}}'), 'invalid-request')
  })

  it('is one without the body it needs', async () => {
    problemIn(await send('POST', '/quote/Quote/Create', json, ''), 'invalid-request')
    problemIn(await send('POST', '/quote/Quote/Create'), 'invalid-request')
  })

  it.each([
    ['a NUL', 'Box\u0000'],
    ['half a character', 'Box \ud83d'],
  ])('is one with %s in a text, wherever it hides', async (_, text) => {
    const rep = server.as('salesrep')
    const inBody = await rep.post('/quote/Quote/Products', {
      id: 1,
      products: [{ itemCategory: 'GENERIC', description: text }],
    })
    expect(problemIn(inBody, 'invalid-request').errors).toEqual([
      { path: 'products.0.description', message: 'has invalid characters' },
    ])
    const inFilter = await rep.get('/customer/Customer', { filter: JSON.stringify({ q: text }) })
    expect(problemIn(inFilter, 'invalid-request').errors[0]?.path).toBe('filter.q')
  })

  it('may well have whole characters of any kind', async () => {
    const answer = await server.as('salesrep').get('/customer/Customer', { filter: { q: '📦 é 箱' } })
    expect([answer.status, answer.body]).toEqual([200, []])
  })

  it('is one with an address that cannot be decoded', async () => {
    problemIn(await send('GET', '/quote/Quote/%E0%A4%A'), 'invalid-request')
  })

  it('is one in another media type', async () => {
    const headers = { 'content-type': 'text/xml' }
    problemIn(await send('POST', '/quote/Quote/Create', headers, '<quote/>'), 'wrong-media-type')
    // The one kind that is read without being asked to.
    const text = { 'content-type': 'text/plain;charset=UTF-8' }
    problemIn(await send('POST', '/quote/Quote/Create', text, '{}'), 'wrong-media-type')
  })

  it('is one larger than is accepted', async () => {
    const body = JSON.stringify({ key: 'worklistpaging', value: `"${'x'.repeat(5000)}"` })
    problemIn(await send('POST', '/config/setting', json, body), 'too-large')
  })
})

describe('a request for what there is not', () => {
  it('is a problem when there is no such call', async () => {
    expect(problemIn(await send('GET', '/quote/Nothing?x=1'), 'not-found').detail).toBe(
      'There is no GET /quote/Nothing.',
    )
    problemIn(await send('DELETE', '/security/Auth'), 'not-found')
  })

  it('is a problem when there is no such thing', async () => {
    const rep = server.as('salesrep')
    expect(problemIn(await rep.get('/quote/Quote/999999'), 'not-found').detail).toBe(
      'Quote 999999 was not found.',
    )
    for (const reference of ['999999-1', '99999999999-1', '1-99999999999', 'x', '100001-0']) {
      problemIn(await rep.get(`/quote/Quote/ItemRef/${reference}`), 'not-found')
    }
    problemIn(await rep.get(`/quote/Quote/ItemRef/${'1'.repeat(300)}`), 'invalid-request')
  })

  it('finds calls whatever the case of their path, and with a slash at the end', async () => {
    const rep = server.as('salesrep')
    expect((await rep.get('/SECURITY/auth')).status).toBe(200)
    expect((await rep.get('/security/WorkGroup/')).status).toBe(200)
  })
})

describe('a request of somebody', () => {
  it('who is not signed in has to sign in, whatever else is wrong with it', async () => {
    const nobody = server.as(null)
    problemIn(await nobody.get('/quote/Quote/abc'), 'not-signed-in')
    problemIn(await nobody.post('/quote/Quote/Create', 'x'.repeat(9000)), 'not-signed-in')
  })

  it('without the right is told that, and stays signed in', async () => {
    const answer = await server.as('vendor').post('/quote/Quote/Create', { customer: null })
    expect(problemIn(answer, 'not-allowed').detail).toContain('You have no permission for this')
    expect((await server.as('vendor').get('/security/Auth')).status).toBe(200)
  })
})

describe('a search', () => {
  const found = async (q: string): Promise<number> =>
    (await server.as('su').get('/customer/Customer', { filter: { q } })).body.length

  it('takes the wildcards of SQL as what they are', async () => {
    expect(await found('blu')).toBeGreaterThan(0)
    for (const wildcard of ['%', '_', 'B%e', 'B_uegum', '\\', "'", '"; drop table customers; --']) {
      expect([wildcard, await found(wildcard)]).toEqual([wildcard, 0])
    }
  })
})

describe('the id of a request', () => {
  it('is the one it came with, and comes back in the header and in a problem', async () => {
    const answer = await send('GET', '/quote/Nothing', { 'x-request-id': 'client-42' })
    expect(problemIn(answer, 'not-found').requestId).toBe('client-42')
  })

  it('is a new one when there is none or a strange one', async () => {
    const ids = await Promise.all(
      ['', 'a b', 'x'.repeat(81)].map(
        async id => (await send('GET', '/security/Auth', { 'x-request-id': id })).headers['x-request-id'],
      ),
    )
    for (const id of ids) expect(id).toMatch(/^[0-9a-f-]{36}$/)
    expect(new Set(ids).size).toBe(3)
  })
})

describe('a failure of the server itself', () => {
  it('call-thrown: is logged with the id of its request, and says nothing of its cause', async () => {
    const lines: string[] = []
    const connection = {
      ...server.connection,
      db: new Proxy(server.connection.db, {
        get: (db, name) => {
          if (name === 'transaction') throw new Error('the secret password of the database')
          return Reflect.get(db, name)
        },
      }),
    }
    const broken = await createTestApp({
      connection,
      logger: { level: 'error', stream: { write: (line: string) => void lines.push(line) } },
    })
    const answer = await broken
      .as('salesrep')
      .post('/workflow/Action', { action: 'ACCEPT', quoteId: 1, quoteItemId: 1 })
    const { requestId, detail } = problemIn(answer, 'internal-error')
    expect(detail).not.toContain('secret')
    expect(lines.map(line => JSON.parse(line))).toMatchObject([
      { reqId: requestId, msg: 'request failed', err: { message: 'the secret password of the database' } },
    ])
    await broken.app.close()
  })
})

describe('what is refused', () => {
  it('changes nothing', async () => {
    const rep = server.as('salesrep')
    const quote = await createQuote(rep)
    const answer = await rep.put('/quote/Quote', { ...quote, description: 'Later', validTo: '2020-01-01' })
    expect(problemIn(answer, 'rule-failed').errors).toEqual([
      { path: 'validTo', message: 'must not be before Valid from' },
    ])
    expect((await rep.get(`/quote/Quote/${quote.id}`)).body).toEqual(quote)
  })
})
