import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Environment, readEnvironment } from '../../server/config.ts'
import type { Connection } from '../../server/database/database.ts'
import { createSignIn } from '../../server/signIn.ts'
import { freePort } from './freePort.ts'
import { createBrowser } from './identity/browser.ts'
import { authorizationRequest, exchangeCode, refresh, type Tokens } from './identity/runningProvider.ts'
import { createTestApp, openDemonstration, type TestApp } from './startTestServer.ts'

describe('signing in with the development provider', () => {
  let connection: Connection
  let environment: Environment
  let origin: string
  let server: TestApp

  /** The whole server as a new process would start it, on the same database and port. */
  async function start(): Promise<TestApp> {
    const started = await createTestApp({
      connection,
      origin,
      ...(await createSignIn(environment, connection, origin)),
    })
    await started.app.listen({ host: '127.0.0.1', port: environment.PORT })
    return started
  }

  beforeAll(async () => {
    connection = await openDemonstration()
    // What is configured for another issuer is not asked: the provider speaks for itself.
    environment = readEnvironment({ PORT: String(await freePort()), OIDC_AUDIENCE: 'something-else' })
    origin = `http://127.0.0.1:${environment.PORT}`
    server = await start()
  })
  afterAll(() => server.close())

  const auth = async (token: string) => {
    const answer = await fetch(`${origin}/security/Auth`, { headers: { authorization: `Bearer ${token}` } })
    return { status: answer.status, body: await answer.json() }
  }

  async function signIn(browser = createBrowser()): Promise<Tokens> {
    const redirect = { redirect_uri: `${origin}/auth` }
    const { verifier, address } = authorizationRequest(`${origin}/oidc`, redirect)
    const form = await browser.open(address)
    const back =
      form.action === '' ? form : await browser.post(form.action, { login: 'designer', password: 'demo' })
    expect(back.url.pathname).toBe('/auth')
    return exchangeCode(`${origin}/oidc`, back, verifier, redirect)
  }

  it('offers every person of the demonstration company, with their roles', async () => {
    const { address } = authorizationRequest(`${origin}/oidc`, { redirect_uri: `${origin}/auth` })
    const { html } = await createBrowser().open(address)
    for (const name of ['Tessa Harcourt', 'Priya Raman', 'Owen Castell', 'Anika Brandt'])
      expect(html).toContain(name)
    expect(html).toContain('Sales Representative')
  })

  it('gives an access token that the calls take, and an id token that they do not', async () => {
    const { access_token, id_token, expires_in } = await signIn()
    expect(expires_in).toBe(1800)
    const { status, body } = await auth(access_token)
    expect([status, body.login, body.name]).toEqual([200, 'designer', 'Owen Castell'])
    expect(await auth(id_token)).toMatchObject({ status: 401, body: { code: 'not-signed-in' } })
    expect((await auth(`${access_token}x`)).status).toBe(401)
    expect((await auth('no.token.atall')).status).toBe(401)
  })

  it('lasts over a restart of the server: tokens, refresh tokens and the session of the browser', async () => {
    const browser = createBrowser()
    const { access_token, refresh_token } = await signIn(browser)
    await server.app.close()
    server = await start()
    // Connections that were kept open to the server before notice only now that it is gone.
    const health = () =>
      fetch(`${origin}/healthz`).then(
        answer => answer.status,
        () => 0,
      )
    await expect.poll(health, { timeout: 20_000 }).toBe(200)
    expect((await auth(access_token)).status).toBe(200)
    const renewed = await refresh(`${origin}/oidc`, refresh_token)
    expect(renewed.status).toBe(200)
    expect((await auth(renewed.body.access_token)).body.login).toBe('designer')
    expect((await refresh(`${origin}/oidc`, refresh_token)).status).toBe(400)
    expect((await auth((await signIn(browser)).access_token)).status).toBe(200)
  })

  it('is found by its discovery document under the address that people open', async () => {
    const answer = await fetch(`${origin}/oidc/.well-known/openid-configuration`)
    expect(await answer.json()).toMatchObject({
      issuer: `${origin}/oidc`,
      token_endpoint: `${origin}/oidc/token`,
    })
  })

  it('on another name of this machine leads to the name it is for', async () => {
    const answer = await fetch(`http://localhost:${environment.PORT}/assignedtome`, {
      headers: { accept: 'text/html' },
      redirect: 'manual',
    })
    expect([answer.status, answer.headers.get('location')]).toEqual([302, `${origin}/assignedtome`])
  })
})

describe('a sign-in whose refresh token stays behind the server', () => {
  let connection: Connection
  let origin: string
  let server: TestApp
  beforeAll(async () => {
    connection = await openDemonstration()
    const environment = readEnvironment({ PORT: String(await freePort()) })
    origin = `http://127.0.0.1:${environment.PORT}`
    server = await createTestApp({
      connection,
      origin,
      ...(await createSignIn(environment, connection, origin)),
    })
    await server.app.listen({ host: '127.0.0.1', port: environment.PORT })
  })
  afterAll(() => server.close())

  const ask = async (path: string, form: Record<string, string>, headers: Record<string, string> = {}) => {
    const answer = await fetch(`${origin}${path}`, {
      method: 'POST',
      headers,
      body: new URLSearchParams(form),
    })
    const text = await answer.text()
    const [cookie = ''] = answer.headers.getSetCookie()
    return { status: answer.status, body: text === '' ? null : JSON.parse(text), cookie }
  }
  const sent = (cookie: string) => ({ cookie: cookie.split(';')[0] ?? '' })
  const renew = (cookie: string) =>
    ask('/session/token', { grant_type: 'refresh_token', client_id: 'boxwright' }, sent(cookie))
  const auth = async (token: string) =>
    (await fetch(`${origin}/security/Auth`, { headers: { authorization: `Bearer ${token}` } })).status

  async function signIn() {
    const redirect_uri = `${origin}/auth`
    const { verifier, address } = authorizationRequest(`${origin}/oidc`, { redirect_uri })
    const browser = createBrowser()
    const form = await browser.open(address)
    const back = await browser.post(form.action, { login: 'designer', password: 'demo' })
    return ask('/session/token', {
      grant_type: 'authorization_code',
      client_id: 'boxwright',
      code: back.url.searchParams.get('code') ?? '',
      code_verifier: verifier,
      redirect_uri,
    })
  }

  it('tells the page that there is one, and keeps it in a cookie that no script reads', async () => {
    const { status, body, cookie } = await signIn()
    expect([status, body.refresh_token]).toEqual([200, 'kept-by-the-server'])
    expect(await auth(body.access_token)).toBe(200)
    expect(cookie).toMatch(/^boxwright_refresh=[^;]{20,}; Path=\/session; .*HttpOnly; SameSite=Strict$/)
  })

  it('is renewed by it, once for each', async () => {
    const { cookie } = await signIn()
    const renewed = await renew(cookie)
    expect([renewed.status, await auth(renewed.body.access_token)]).toEqual([200, 200])
    const again = await renew(cookie)
    expect([again.status, again.body.error, again.cookie]).toEqual([
      400,
      'invalid_grant',
      expect.stringContaining('Max-Age=0'),
    ])
  })

  it('is not renewed without it, nor for a page of another site', async () => {
    expect((await renew('')).status).toBe(400)
    const { cookie } = await signIn()
    const headers = { ...sent(cookie), 'sec-fetch-site': 'cross-site' }
    expect((await ask('/session/token', { grant_type: 'refresh_token' }, headers)).status).toBe(403)
    expect((await ask('/session/token', { grant_type: 'password' })).body.error).toBe(
      'unsupported_grant_type',
    )
  })

  it('gives no access any more once it was ended, on another server too', async () => {
    const { body, cookie } = await signIn()
    const token = body.access_token
    expect(await auth(token)).toBe(200)
    const ended = await ask('/session/end', {}, { ...sent(cookie), authorization: `Bearer ${token}` })
    expect([ended.status, ended.cookie]).toEqual([204, expect.stringContaining('Max-Age=0')])
    expect(await auth(token)).toBe(401)
    expect((await renew(cookie)).status).toBe(400)
    const environment = readEnvironment({ PORT: new URL(origin).port })
    const other = await createTestApp({
      connection,
      origin,
      ...(await createSignIn(environment, connection, origin)),
    })
    const headers = { authorization: `Bearer ${token}` }
    expect((await other.app.inject({ url: '/security/Auth', headers })).statusCode).toBe(401)
    await other.app.close()
  })
})
