import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { Failure } from '../../../src/dataProvider/failure.ts'
import { type Credentials, createHttp } from '../../../src/dataProvider/http.ts'
import { answering, problem } from '../answering.ts'

const signedInWith = (...tokens: string[]): Credentials & { renewals: number } => {
  const credentials = {
    renewals: 0,
    headers: async () => ({ authorization: `Bearer ${tokens[credentials.renewals] ?? ''}` }),
    renew: async () => {
      if (credentials.renewals + 1 >= tokens.length) return false
      credentials.renewals += 1
      return true
    },
  }
  return credentials
}

const httpTo = (fetch: typeof globalThis.fetch, credentials = signedInWith('one'), timeout?: number) =>
  createHttp({ baseUrl: '', credentials, fetch, ...(timeout === undefined ? {} : { timeout }) })

/** A server that never answers; like every `fetch` it ends when its signal says so. */
const never: typeof fetch = (_, init) =>
  new Promise((_, reject) => {
    const end = () => reject(init?.signal?.reason)
    if (init?.signal?.aborted) end()
    else init?.signal?.addEventListener('abort', end)
  })

const failureOf = (request: Promise<unknown>): Promise<Failure> =>
  request.then(
    () => {
      throw new Error('the request succeeded')
    },
    error => {
      expect(error).toBeInstanceOf(Failure)
      return error
    },
  )

/** The answer to one request too many, with the seconds to wait. */
const tooMany = (retryAfter: string): Response => {
  const answer = problem(429, 'too-many-requests')
  answer.headers.set('retry-after', retryAfter)
  return answer
}

describe('a request', () => {
  test('call-generic: says who asks and what it sends', async () => {
    const { fetch, asked } = answering({ 'PUT /quote/Quote': () => ({ id: 7 }) })
    const response = await httpTo(fetch)({ method: 'PUT', path: '/quote/Quote', body: '{"id":7}' })
    expect(await response.json()).toEqual({ id: 7 })
    expect(asked[0]?.headers.get('authorization')).toBe('Bearer one')
    expect(asked[0]?.headers.get('content-type')).toBe('application/json')
    expect(asked[0]?.body).toEqual({ id: 7 })
  })

  test('that came too many is sent again when the server says, and is not given up', async () => {
    let left = 2
    const { fetch, asked } = answering({
      'POST /a': () => {
        left -= 1
        return left < 0 ? { ok: true } : tooMany('0')
      },
    })
    const response = await httpTo(fetch)({ method: 'POST', path: '/a', body: '{}' })
    expect(response.status).toBe(200)
    expect(asked).toHaveLength(3)
  })

  test('that would have to wait very long says so instead', async () => {
    const { fetch, asked } = answering({ 'GET /a': () => tooMany('3600') })
    const failure = await failureOf(httpTo(fetch)({ method: 'GET', path: '/a' }))
    expect([failure.code, failure.retryAfter, asked.length]).toEqual(['too-many-requests', 3600, 1])
  })

  test('that meets 401 renews once and is repeated with the new token', async () => {
    const { fetch, asked } = answering({
      'GET /a': ({ headers }) =>
        headers.get('authorization') === 'Bearer two' ? { ok: true } : problem(401, 'not-signed-in'),
    })
    const response = await httpTo(fetch, signedInWith('one', 'two'))({ method: 'GET', path: '/a' })
    expect(response.status).toBe(200)
    expect(asked).toHaveLength(2)
  })

  test('that meets 401 again after a renewal is not repeated a third time', async () => {
    const { fetch, asked } = answering({ 'GET /a': () => problem(401, 'not-signed-in') })
    const failure = await failureOf(
      httpTo(fetch, signedInWith('one', 'two', 'three'))({ method: 'GET', path: '/a' }),
    )
    expect(failure.code).toBe('not-signed-in')
    expect(asked).toHaveLength(2)
  })

  test('that cannot be renewed fails with the 401', async () => {
    const { fetch, asked } = answering({ 'GET /a': () => problem(401, 'not-signed-in') })
    expect((await failureOf(httpTo(fetch)({ method: 'GET', path: '/a' }))).status).toBe(401)
    expect(asked).toHaveLength(1)
  })

  test('call-generic: that is not allowed is a failure and asks for no renewal', async () => {
    const credentials = signedInWith('one', 'two')
    const { fetch } = answering({ 'GET /a': () => problem(403, 'not-allowed', { detail: 'Not yours' }) })
    const failure = await failureOf(httpTo(fetch, credentials)({ method: 'GET', path: '/a' }))
    expect(failure).toMatchObject({ status: 403, code: 'not-allowed', message: 'Not yours' })
    expect(credentials.renewals).toBe(0)
  })
})

test('fetch-min-delay: what is answered at once is there at once', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const { fetch } = answering({ 'GET /a': () => ({ length: 390 }) })
  // No timer goes on: an answer that waited for one would never be here.
  const response = await httpTo(fetch)({ method: 'GET', path: '/a' })
  expect(await response.json()).toEqual({ length: 390 })
})

describe('a failure', () => {
  test('call-err-field: carries the field errors in the shape of react-admin forms, and what is stored now', async () => {
    const { fetch } = answering({
      'PUT /a': () =>
        problem(409, 'stale', {
          errors: [{ path: 'product.length', message: 'must be numeric' }],
          current: { version: 4 },
        }),
    })
    const failure = await failureOf(httpTo(fetch)({ method: 'PUT', path: '/a', body: '{}' }))
    expect(failure.code).toBe('stale')
    expect(failure.fieldErrors).toEqual({ 'product.length': 'must be numeric' })
    expect(failure.body.errors).toEqual({ 'product.length': 'must be numeric' })
    expect(failure.current).toEqual({ version: 4 })
  })

  test.each([
    [502, '<h1>Bad gateway</h1>', 'internal-error'],
    [404, 'nothing', 'not-found'],
    [503, '', 'unavailable'],
  ])('of an answer %i that is not ours still has a code and a sentence', async (status, body, code) => {
    const { fetch } = answering({ 'GET /a': () => new Response(body, { status }) })
    const failure = await failureOf(httpTo(fetch)({ method: 'GET', path: '/a' }))
    expect(failure).toMatchObject({ status, code })
    expect(failure.message).not.toBe('')
  })

  test('without an answer says that there is no connection', async () => {
    const fetch = vi.fn().mockRejectedValue(new TypeError('fetch failed'))
    const failure = await failureOf(httpTo(fetch)({ method: 'GET', path: '/a' }))
    expect(failure).toMatchObject({
      status: 0,
      code: 'no-connection',
      message: 'No connection to the server',
    })
  })

  test('after the time-out says that it took too long', async () => {
    expect(
      (await failureOf(httpTo(never, signedInWith('one'), 10)({ method: 'GET', path: '/a' }))).code,
    ).toBe('timed-out')
  })

  test('is not what a request ends with that was given up on purpose', async () => {
    const giveUp = new AbortController()
    const request = httpTo(never)({ method: 'GET', path: '/a' }, { signal: giveUp.signal })
    giveUp.abort()
    await expect(request).rejects.toMatchObject({ name: 'AbortError' })
  })
})
