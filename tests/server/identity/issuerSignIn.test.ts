import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readEnvironment } from '../../../server/config.ts'
import type { Connection } from '../../../server/database/database.ts'
import { createSignIn } from '../../../server/signIn.ts'
import { freePort } from '../freePort.ts'
import { createTestApp, openDemonstration, type TestApp } from '../startTestServer.ts'

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
