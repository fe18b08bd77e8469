import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
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

describe('signing in with an issuer of the company', () => {
  let connection: Connection
  let server: TestApp
  let issue: (
    claims: Record<string, unknown>,
    options?: { audience?: string; type?: string },
  ) => Promise<string>
  const issuer = 'https://login.example/realms/box'

  beforeAll(async () => {
    connection = await openDemonstration()
    const { publicKey, privateKey } = await generateKeyPair('RS256', { extractable: true })
    const keys = { keys: [{ ...(await exportJWK(publicKey)), kid: 'k1', alg: 'RS256', use: 'sig' }] }
    const jwks = createServer((_request, response) =>
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(keys)),
    )
    await new Promise<void>(resolve => jwks.listen(0, '127.0.0.1', resolve))
    jwks.unref()
    const environment = readEnvironment({
      OIDC_ISSUER: issuer,
      OIDC_AUDIENCE: 'quotes-api',
      OIDC_JWKS_URI: `http://127.0.0.1:${(jwks.address() as AddressInfo).port}/keys`,
      OIDC_LOGIN_CLAIM: 'preferred_username',
    })
    const signIn = await createSignIn(environment, connection, 'https://quotes.example')
    expect(signIn.developmentProvider).toBeUndefined()
    server = await createTestApp({ connection, ...signIn })
    issue = (claims, { audience = 'quotes-api', type = 'at+jwt' } = {}) =>
      new SignJWT({ preferred_username: 'pricing', ...claims })
        .setProtectedHeader({ alg: 'RS256', kid: 'k1', typ: type })
        .setIssuer(issuer)
        .setAudience(audience)
        .setSubject('a-number')
        .setIssuedAt()
        .setExpirationTime('5 minutes')
        .sign(privateKey)
  })
  afterAll(() => server.close())

  const status = async (token: string): Promise<number> => {
    const headers = { authorization: `Bearer ${token}` }
    return (await server.app.inject({ url: '/security/Auth', headers })).statusCode
  }

  it('takes its tokens for the configured audience, by the configured claim', async () => {
    expect(await status(await issue({}))).toBe(200)
    expect(await status(await issue({}, { audience: 'boxwright-api' }))).toBe(401)
    expect(await status(await issue({}, { type: 'JWT' }))).toBe(401)
    expect(await status(await issue({ preferred_username: '' }))).toBe(401)
  })

  it('tells a person it does not know so, and does not ask them to sign in once more', async () => {
    const headers = { authorization: `Bearer ${await issue({ preferred_username: 'stranger' })}` }
    const answer = await server.app.inject({ url: '/security/Auth', headers })
    expect(answer.json()).toMatchObject({
      status: 403,
      detail: 'You are signed in, but Boxwright has no active user for you. Ask an administrator.',
    })
  })

  it('never takes rights from a token', async () => {
    const token = await issue({ roles: ['SU'], scope: 'CREATE_QUOTE', scopes: ['CREATE_QUOTE'] })
    const headers = { authorization: `Bearer ${token}` }
    const payload = { customer: null }
    const answer = await server.app.inject({ method: 'POST', url: '/quote/Quote/Create', headers, payload })
    expect(answer.json()).toMatchObject({ status: 403, code: 'not-allowed' })
  })

  it('says that it cannot say when the keys cannot be had', async () => {
    const environment = readEnvironment({
      ...{ OIDC_ISSUER: issuer, OIDC_AUDIENCE: 'quotes-api', OUTSIDE_TIMEOUT: '300' },
      OIDC_JWKS_URI: `http://127.0.0.1:${await freePort()}/keys`,
    })
    const lost = await createTestApp({
      connection,
      ...(await createSignIn(environment, connection, 'https://q.example')),
    })
    const headers = { authorization: `Bearer ${await issue({})}` }
    const answer = await lost.app.inject({ url: '/security/Auth', headers })
    expect(answer.json()).toMatchObject({ status: 503, code: 'unavailable' })
    await lost.app.close()
  })
})

describe('signing in by a header', () => {
  it('is for testers, and never in production', async () => {
    const connection = await openDemonstration()
    const environment = readEnvironment({ IDENTITY: 'mock' })
    const { authenticate } = await createSignIn(environment, connection, 'http://127.0.0.1:8080')
    const server = await createTestApp({ connection, authenticate })
    expect((await server.as('sca').get('/security/Auth')).body.name).toBe('Priya Raman')
    const production = { ...environment, NODE_ENV: 'production' }
    await expect(createSignIn(production, connection, 'http://127.0.0.1:8080')).rejects.toThrow(/production/)
    await server.close()
  })
})
