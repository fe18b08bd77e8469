import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ClientConfig } from '#contract/clientConfig'
import { createTestApp, type TestApp } from './startTestServer.ts'

const page = '<!doctype html><title>Boxwright</title>'
const worker = '// what keeps the files'
let directory: string
let server: TestApp

beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), 'boxwright-web-'))
  mkdirSync(join(directory, 'assets'))
  writeFileSync(join(directory, 'index.html'), page)
  writeFileSync(join(directory, 'sw.js'), worker)
  writeFileSync(join(directory, 'logo.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  writeFileSync(join(directory, 'assets', 'main-abc123.js'), 'export {}')
  server = await createTestApp({ webDirectory: directory })
})
afterAll(async () => {
  await server.close()
  rmSync(directory, { recursive: true, force: true })
})

const navigate = (url: string, headers: Record<string, string> = {}) =>
  server.app.inject({ url, headers: { accept: 'text/html,application/xhtml+xml,*/*;q=0.8', ...headers } })
const call = (url: string, method: 'GET' | 'POST' = 'GET') =>
  server.app.inject({ method, url, headers: { accept: 'application/json' } })

describe('a navigation', () => {
  it.each([
    '/',
    '/quotes/100001',
    '/qitem/7/overview',
    '/worklist/DESIGN?isWorkGroup=true',
    '/auth?code=x',
    '/no-page',
  ])('to %s gets the application', async url => {
    const answer = await navigate(url)
    expect([answer.statusCode, answer.body]).toEqual([200, page])
    expect(answer.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      'content-security-policy': expect.stringContaining("script-src 'self'"),
    })
  })

  it('to the pages of the server gets those', async () => {
    expect((await navigate('/docs')).body).toContain('<h1>Calls</h1>')
    expect((await navigate('/healthz')).json()).toEqual({ status: 'ok' })
  })
})

describe('a file', () => {
  it('that says how another was made is handed out only where that is asked for', async () => {
    writeFileSync(join(directory, 'assets', 'main-abc123.js.map'), '{}')
    const map = async (showSourceMaps: boolean) => {
      const own = await createTestApp({
        connection: server.connection,
        webDirectory: directory,
        showSourceMaps,
      })
      const { status } = await own.as(null).get('/assets/main-abc123.js.map')
      await own.app.close()
      return status
    }
    expect([await map(true), await map(false)]).toEqual([200, 404])
  })

  it('with its content in its name is kept for ever', async () => {
    const answer = await call('/assets/main-abc123.js')
    expect([answer.statusCode, answer.body]).toEqual([200, 'export {}'])
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  })

  it('the service worker is asked for anew, and takes itself away where files are not to be kept', async () => {
    const kept = await call('/sw.js')
    expect([kept.statusCode, kept.body, kept.headers['cache-control']]).toEqual([200, worker, 'no-cache'])
    const off = await createTestApp({
      connection: server.connection,
      webDirectory: directory,
      clientConfig: ClientConfig.parse({ keepsFiles: false }),
    })
    const { headers, body } = await off.app.inject('/sw.js')
    await off.app.close()
    expect(headers).toMatchObject({ 'content-type': 'text/javascript', 'cache-control': 'no-cache' })
    expect(body).toContain('registration.unregister()')
  })

  it('of any other name is asked for anew', async () => {
    const answer = await call('/logo.svg')
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/svg+xml'])
    expect(answer.headers['cache-control']).toBe('no-cache')
  })

  it('that is gone is a problem and not the application, so that a stale page notices', async () => {
    const answer = await server.app.inject({ url: '/assets/main-old.js', headers: { accept: '*/*' } })
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'not-found'])
  })

  it('outside of the application is not served', async () => {
    for (const url of ['/../package.json', '/..%2fpackage.json', '/assets/..%2f..%2fpackage.json', '/.env']) {
      const answer = await call(url)
      expect([url, answer.statusCode]).toEqual([url, 404])
    }
  })
})

describe('a call that there is not', () => {
  it('is a problem, and not the application', async () => {
    const answer = await call('/quote/Nothing')
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([404, 'application/problem+json'])
    expect((await call('/quotes/100001', 'POST')).statusCode).toBe(404)
  })
})

describe('a call that there is', () => {
  it('is answered, also when its address is typed into a browser', async () => {
    const answer = await navigate('/security/Auth', { 'x-mock-person': 'designer' })
    expect(answer.json()).toMatchObject({ login: 'designer' })
  })
})

describe('another name of the server', () => {
  const origin = 'http://127.0.0.1:8080'
  const provider = {
    callback: () => undefined,
    localKeySet: async () => Promise.reject(new Error('no keys')),
  }

  it('leads to the one that sign-in is for, in development', async () => {
    const { connection } = server
    const local = await createTestApp({
      connection,
      webDirectory: directory,
      origin,
      developmentProvider: provider,
    })
    const open = (url: string, headers: Record<string, string>) =>
      local.app.inject({ url, headers: { accept: 'text/html', ...headers } })

    const redirected = await open('/quotes/1?tab=a%20b', { host: 'localhost:8080' })
    expect(redirected.statusCode).toBe(302)
    expect(redirected.headers).toMatchObject({
      location: `${origin}/quotes/1?tab=a%20b`,
      'cache-control': 'no-store',
    })
    expect((await open('//evil.example/', { host: 'localhost:8080' })).headers.location).toBe(
      `${origin}//evil.example/`,
    )
    expect((await open('/', { host: '127.0.0.1:8080' })).statusCode).toBe(200)
    const called = await open('/healthz', { host: 'localhost:8080', accept: '*/*' })
    expect(called.statusCode).toBe(200)
    await local.app.close()
  })

  it('is as good as any other with the sign-in of the company', async () => {
    const { connection } = server
    const real = await createTestApp({
      connection,
      webDirectory: directory,
      origin: 'https://quotes.example',
    })
    const answer = await real.app.inject({
      url: '/',
      headers: { accept: 'text/html', host: 'other.example' },
    })
    expect(answer.statusCode).toBe(200)
    await real.app.close()
  })
})
