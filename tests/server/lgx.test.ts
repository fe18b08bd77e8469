import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { httpLgx } from '../../server/integrations/lgx/http.ts'
import { createTestApp, type TestApp } from './startTestServer.ts'

describe('the built-in stand-in for the ERP system', () => {
  let server: TestApp
  beforeAll(async () => {
    server = await createTestApp()
  })
  afterAll(() => server.close())

  const exists = async (customerCode: string, productCode: string) =>
    (await server.as('salesrep').get('/lgx/ProductExists', { customerCode, productCode })).body

  it('knows what a customer has, in any case of letters', async () => {
    expect(await exists('BLU001', 'BG-PALE-24')).toEqual({ exists: true })
    expect(await exists('BLU001', 'bg-pale-24')).toEqual({ exists: true })
  })

  it('tells customers and products apart', async () => {
    expect(await exists('COR002', 'BG-PALE-24')).toEqual({ exists: false })
    expect(await exists('BLU001', 'BG-PALE')).toEqual({ exists: false })
    expect(await exists('BLU001', '%')).toEqual({ exists: false })
  })
})

describe('the ERP system over HTTP', () => {
  const asked: { url: string; authorization: string | undefined }[] = []
  let answer = { status: 200, body: 'true' }
  let isSilent = false
  const erp = createServer((request, response) => {
    asked.push({ url: request.url ?? '', authorization: request.headers.authorization })
    if (!isSilent) response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body)
  })
  let url: string
  let server: TestApp
  beforeAll(async () => {
    await new Promise<void>(resolve => erp.listen(0, '127.0.0.1', resolve))
    url = `http://127.0.0.1:${(erp.address() as AddressInfo).port}/lgx/`
    server = await createTestApp({ lgx: httpLgx({ url, token: 'erp-token', timeoutMs: 10_000 }) })
  })
  afterAll(async () => {
    erp.closeAllConnections()
    erp.close()
    await server.close()
  })

  const get = () =>
    server.as('salesrep').get('/lgx/ProductExists', { customerCode: 'A&B', productCode: 'x y' })

  it('is asked with the token and the escaped codes', async () => {
    expect((await get()).body).toEqual({ exists: true })
    expect(asked.at(-1)).toEqual({
      url: '/lgx/ProductExists?customerCode=A%26B&productCode=x+y',
      authorization: 'Bearer erp-token',
    })
  })

  it.each([
    ['true', true],
    ['{"exists":true}', true],
    ['false', false],
    ['{"exists":false}', false],
  ])('means with %s: %s', async (body, exists) => {
    answer = { status: 200, body }
    expect((await get()).body).toEqual({ exists })
  })

  it.each([
    ['fails', { status: 500, body: '{}' }, 'LGX answered with an error (status 500).'],
    [
      'speaks no JSON',
      { status: 200, body: '<html>' },
      'LGX answered something that is not understood here.',
    ],
  ])('is a problem of its own when it %s, never a wrong no', async (_, wrong, sentence) => {
    answer = wrong
    const { status, body } = await get()
    expect([status, body.code, body.detail]).toEqual([503, 'unavailable', sentence])
  })

  it('says in words for people that nobody is there', async () => {
    const gone = httpLgx({ url: 'http://127.0.0.1:1', timeoutMs: 5_000 })
    await expect(gone.productExists('BLU001', 'X')).rejects.toThrow('LGX could not be reached.')
  })

  it.each(['{"exists":"no"}', 'null', '{}', '[]'])(
    'is a problem as well when it says something that is not understood: %s',
    async body => {
      answer = { status: 200, body }
      const { status, body: problem } = await get()
      expect([status, problem.code]).toEqual([503, 'unavailable'])
    },
  )

  it('is given up after its time', async () => {
    isSilent = true
    const { connection } = server
    const hasty = await createTestApp({ connection, lgx: httpLgx({ url, timeoutMs: 50 }) })
    const query = { customerCode: 'BLU001', productCode: 'X' }
    const asking = () => hasty.as('salesrep').get('/lgx/ProductExists', query)
    const { status, body } = await asking()
    expect([status, body.code, body.detail]).toEqual([503, 'unavailable', 'LGX did not answer in time.'])
    const next = await asking()
    expect(next.body.detail).toBe('LGX was silent a moment ago and is asked again soon.')
    const ready = async () => (await hasty.as(null).get('/readyz')).body.integrations
    await expect.poll(ready).toContainEqual({ name: 'LGX', adapter: 'http', ok: false })
    await hasty.app.close()
    isSilent = false
  })
})
