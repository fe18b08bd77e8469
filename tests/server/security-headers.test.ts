import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkedHeader } from '#contract/client'
import { ClientConfig } from '#contract/clientConfig'
import { createTestApp, type TestApp } from './startTestServer.ts'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
})
afterAll(() => server.close())

const policyOf = (headers: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(
    String(headers['content-security-policy'])
      .split(';')
      .map(directive => {
        const [name = '', ...sources] = directive.trim().split(' ')
        return [name, sources.join(' ')]
      }),
  )

describe('every answer', () => {
  it.each(['/security/Auth', '/quote/Nothing', '/docs', '/config.json', '/healthz'])(
    '%s is guarded',
    async url => {
      const { headers } = await server.as('salesrep').get(url)
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'SAMEORIGIN',
        'referrer-policy': 'no-referrer',
      })
      expect(headers).not.toHaveProperty('x-powered-by')
      expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
      expect(policyOf(headers)).toMatchObject({
        'default-src': "'self'",
        'script-src': "'self'",
        'object-src': "'none'",
        'base-uri': "'self'",
        'frame-ancestors': "'self'",
        'connect-src': "'self'",
      })
    },
  )

  it('asks for HTTPS only where the product is reached over it', async () => {
    const strict = 'strict-transport-security'
    expect((await server.as(null).get('/healthz')).headers).not.toHaveProperty(strict)
    const { connection } = server
    const secure = await createTestApp({ connection, origin: 'https://quotes.example' })
    expect((await secure.as(null).get('/healthz')).headers).toHaveProperty(strict)
    await secure.app.close()
  })
})

describe('the content security policy', () => {
  it('lets the application reach what it is configured with, by origin, and nothing else', async () => {
    const configured = await createTestApp({
      connection: server.connection,
      clientConfig: ClientConfig.parse({
        identity: 'oidc',
        oidc: { authority: 'https://login.example/realms/boxes' },
        apiUrl: 'https://api.example/v1',
        designUrl: 'https://design.example',
        imageUrl: 'https://images.example/cdn/',
        appUrl: 'https://only-a-link.example',
      }),
    })
    const policy = policyOf((await configured.as(null).get('/healthz')).headers)
    expect(policy['connect-src']).toBe(
      "'self' https://api.example https://design.example https://login.example wss://api.example",
    )
    expect(policy['frame-src']).toContain('https://login.example')
    expect(policy['form-action']).toContain('https://login.example')
    expect(policy['img-src']).toBe("'self' data: blob: https://images.example")
    expect(JSON.stringify(policy)).not.toContain('only-a-link')
    await configured.app.close()
  })
})

describe('a large answer', () => {
  const get = (encoding: string) =>
    server.app.inject({ url: '/openapi.json', headers: { 'accept-encoding': encoding } })

  it('is compressed as the browser likes it', async () => {
    const plain = await get('identity')
    expect(plain.headers).not.toHaveProperty('content-encoding')
    const brotli = await get('gzip, deflate, br')
    expect(brotli.headers).toMatchObject({
      'content-encoding': 'br',
      vary: expect.stringContaining('accept-encoding'),
    })
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain.body)
    const gzip = await get('gzip')
    expect(gzip.headers['content-encoding']).toBe('gzip')
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body)
    expect(gzip.rawPayload.length).toBeLessThan(plain.rawPayload.length / 4)
  })

  it('a small one is not worth it', async () => {
    const answer = await server.app.inject({ url: '/healthz', headers: { 'accept-encoding': 'br' } })
    expect(answer.headers).not.toHaveProperty('content-encoding')
  })
})

describe('GET /config.json', () => {
  it('tells anyone how the application is set up here, and no secrets', async () => {
    const { status, body, headers } = await server.as(null).get('/config.json')
    expect(status).toBe(200)
    // Browsers take it as it is.
    expect(headers).toHaveProperty(checkedHeader)
    expect(ClientConfig.parse(body)).toEqual(body)
    expect(JSON.stringify(body)).not.toMatch(/token|secret|password|postgres/i)
  })
})
