import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTokenVerifier } from '../../../server/identity/verifyToken.ts'
import { createBrowser } from './browser.ts'
import {
  application,
  authorizationRequest,
  exchangeCode,
  type RunningProvider,
  redirectUri,
  refresh,
  requestTokens,
  signIn,
  startProvider,
} from './runningProvider.ts'

describe('the development provider', () => {
  let running: RunningProvider
  beforeAll(async () => {
    running = await startProvider()
  })
  afterAll(async () => {
    await running.stop()
    expect(running.failures).toEqual([])
  })

  const verifier = () =>
    createTokenVerifier({ issuer: running.issuer, audience: 'boxwright-api', keySet: running.keySet() })

  it('signs a person in with login and password and hands out tokens for the API', async () => {
    const request = authorizationRequest(running.issuer)
    const browser = createBrowser()
    const form = await browser.open(request.address)
    expect(form.html).toContain('<h1>Sign in to Boxwright</h1>')
    expect(form.url.pathname).toMatch(/^\/oidc\/interaction\//)

    const back = await browser.post(form.action, { login: 'anna', password: 'demo' })
    expect(back.url.origin + back.url.pathname).toBe(redirectUri)
    expect(back.url.searchParams.get('state')).toBe('the-state')

    const tokens = await exchangeCode(running.issuer, back, request.verifier)
    expect(tokens).toMatchObject({ token_type: 'Bearer', expires_in: 1800 })
    expect(tokens.refresh_token).toBeTruthy()
    expect(await verifier().verify(tokens.access_token)).toEqual({ login: 'anna', name: 'Anna Ng' })
  })

  it('finds its keys over HTTP when nobody hands them over', async () => {
    const { access_token } = await signIn(createBrowser(), running.issuer)
    const remote = createTokenVerifier({ issuer: running.issuer, audience: 'boxwright-api' })
    expect(await remote.verify(access_token)).toEqual({ login: 'anna', name: 'Anna Ng' })
  })

  it('puts name and login into the ID token, which is no access token', async () => {
    const { id_token } = await signIn(createBrowser(), running.issuer)
    const claims = JSON.parse(Buffer.from(id_token.split('.')[1] ?? '', 'base64url').toString())
    expect(claims).toMatchObject({ aud: 'boxwright', sub: 'anna', name: 'Anna Ng' })
    await expect(verifier().verify(id_token)).rejects.toMatchObject({ reason: 'audience' })
    const forClient = createTokenVerifier({
      issuer: running.issuer,
      audience: 'boxwright',
      keySet: running.keySet(),
    })
    await expect(forClient.verify(id_token)).rejects.toMatchObject({ reason: 'type' })
  })

  it('lets the same browser in again without a form', async () => {
    const browser = createBrowser()
    await signIn(browser, running.issuer)
    const again = await browser.open(authorizationRequest(running.issuer).address)
    expect(again.url.origin).toBe(application)
    expect(again.url.searchParams.get('code')).toBeTruthy()
    const silent = await browser.open(authorizationRequest(running.issuer, { prompt: 'none' }).address)
    expect(silent.url.searchParams.get('code')).toBeTruthy()
  })

  it('answers a silent request of a stranger with login_required', async () => {
    const page = await createBrowser().open(authorizationRequest(running.issuer, { prompt: 'none' }).address)
    expect(page.url.searchParams.get('error')).toBe('login_required')
  })

  it('asks again when the application wants a fresh sign-in, also for another person', async () => {
    const browser = createBrowser()
    await signIn(browser, running.issuer)
    const request = authorizationRequest(running.issuer, { prompt: 'login' })
    const form = await browser.open(request.address)
    expect(form.html).toContain('name="password"')
    const change = await browser.post(form.action, { login: 'ben', password: 'demo' })
    const xsrf = /name="xsrf" value="([^"]+)"/.exec(change.html)?.[1] ?? ''
    const back = await browser.post(change.action, { xsrf, logout: 'yes' })
    const tokens = await exchangeCode(running.issuer, back, request.verifier)
    expect(await verifier().verify(tokens.access_token)).toMatchObject({ login: 'ben' })
  })

  it('never shows a consent page and keeps offline_access when consent is asked for', async () => {
    const request = authorizationRequest(running.issuer, { prompt: 'consent' })
    const browser = createBrowser()
    const form = await browser.open(request.address)
    const back = await browser.post(form.action, { login: 'anna', password: 'demo' })
    const tokens = await exchangeCode(running.issuer, back, request.verifier)
    expect(tokens.scope).toBe('openid profile offline_access')
  })

  it('rotates the refresh token: the old one is refused and takes the new one with it', async () => {
    const first = await signIn(createBrowser(), running.issuer)
    const second = await refresh(running.issuer, first.refresh_token)
    expect(second.status).toBe(200)
    expect(second.body.refresh_token).not.toBe(first.refresh_token)
    expect(await verifier().verify(second.body.access_token)).toMatchObject({ login: 'anna' })

    const replay = await refresh(running.issuer, first.refresh_token)
    expect(replay).toMatchObject({ status: 400, body: { error: 'invalid_grant' } })
    expect(await refresh(running.issuer, second.body.refresh_token)).toMatchObject({ status: 400 })
  })

  it('lets the browser of a replayed token in again without a form', async () => {
    const browser = createBrowser()
    const first = await signIn(browser, running.issuer)
    await refresh(running.issuer, first.refresh_token)
    await refresh(running.issuer, first.refresh_token)
    const request = authorizationRequest(running.issuer)
    const tokens = await exchangeCode(running.issuer, await browser.open(request.address), request.verifier)
    expect(await refresh(running.issuer, tokens.refresh_token)).toMatchObject({ status: 200 })
  })

  it('lets only one of two simultaneous uses of a refresh token through', async () => {
    const { refresh_token } = await signIn(createBrowser(), running.issuer)
    const both = await Promise.all([
      refresh(running.issuer, refresh_token),
      refresh(running.issuer, refresh_token),
    ])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400])
  })

  it('ends the session and its refresh tokens with a sign-out', async () => {
    const browser = createBrowser()
    const { id_token, refresh_token } = await signIn(browser, running.issuer)
    const query = new URLSearchParams({
      id_token_hint: id_token,
      post_logout_redirect_uri: `${application}/`,
      state: 'out',
    })
    const page = await browser.open(`${running.issuer}/session/end?${query}`)
    expect(page.html).toContain('Signing out of Boxwright')
    expect(page.html).toMatch(/<script nonce="[^"]+">/)
    const xsrf = /name="xsrf" value="([^"]+)"/.exec(page.html)?.[1] ?? ''
    const out = await browser.post(page.action, { xsrf, logout: 'yes' })
    expect(out.url.href).toBe(`${application}/?state=out`)

    expect(await refresh(running.issuer, refresh_token)).toMatchObject({ status: 400 })
    const again = await browser.open(authorizationRequest(running.issuer).address)
    expect(again.html).toContain('name="password"')
  })

  it('says so when a sign-out leads nowhere else', async () => {
    const browser = createBrowser()
    await signIn(browser, running.issuer)
    const page = await browser.open(`${running.issuer}/session/end`)
    const xsrf = /name="xsrf" value="([^"]+)"/.exec(page.html)?.[1] ?? ''
    const out = await browser.post(page.action, { xsrf, logout: 'yes' })
    expect(out.html).toContain('You are signed out')
  })

  it('forgets a refresh token that the application gives back', async () => {
    const { refresh_token } = await signIn(createBrowser(), running.issuer)
    const body = new URLSearchParams({ client_id: 'boxwright', token: refresh_token })
    const response = await fetch(`${running.issuer}/token/revocation`, { method: 'POST', body })
    expect(response.status).toBe(200)
    expect(await refresh(running.issuer, refresh_token)).toMatchObject({ status: 400 })
  })

  it('signin-flow: wants PKCE with S256, a known address to return to, and the right verifier', async () => {
    const browser = createBrowser()
    const plain = await browser.open(
      authorizationRequest(running.issuer, { code_challenge_method: 'plain' }).address,
    )
    expect(plain.url.searchParams.get('error')).toBe('invalid_request')
    const elsewhere = await browser.open(
      authorizationRequest(running.issuer, { redirect_uri: 'https://elsewhere.example/auth' }).address,
    )
    expect(elsewhere.status).toBe(400)
    expect(elsewhere.html).toContain('invalid_redirect_uri')

    const request = authorizationRequest(running.issuer)
    const form = await browser.open(request.address)
    const back = await browser.post(form.action, { login: 'anna', password: 'demo' })
    const wrong = await requestTokens(running.issuer, {
      grant_type: 'authorization_code',
      code: back.url.searchParams.get('code') ?? '',
      redirect_uri: redirectUri,
      code_verifier: 'x'.repeat(43),
    })
    expect(wrong).toMatchObject({ status: 400, body: { error: 'invalid_grant' } })
  })

  it("serves the development server's origin: callback and cross-origin token request", async () => {
    const devServer = 'http://localhost:5173'
    const request = authorizationRequest(running.issuer, { redirect_uri: `${devServer}/auth` })
    const browser = createBrowser()
    const form = await browser.open(request.address)
    const back = await browser.post(form.action, { login: 'anna', password: 'demo' })
    expect(back.url.origin).toBe(devServer)
    const answerTo = (origin: string) =>
      fetch(`${running.issuer}/token`, {
        method: 'POST',
        headers: { origin },
        body: new URLSearchParams({
          client_id: 'boxwright',
          grant_type: 'refresh_token',
          refresh_token: 'x',
        }),
      })
    expect((await answerTo(devServer)).headers.get('access-control-allow-origin')).toBe(devServer)
    const stranger = await answerTo('https://elsewhere.example')
    expect(stranger.headers.get('access-control-allow-origin')).toBeNull()
  })

  it('writes addresses of its issuer whatever host the request names', async () => {
    const response = await fetch(`${running.issuer}/.well-known/openid-configuration`, {
      headers: { 'x-forwarded-host': 'elsewhere.example', 'x-forwarded-proto': 'https' },
    })
    const document = await response.json()
    expect(document).toMatchObject({
      issuer: running.issuer,
      authorization_endpoint: `${running.issuer}/auth`,
      token_endpoint: `${running.issuer}/token`,
      jwks_uri: `${running.issuer}/jwks`,
      end_session_endpoint: `${running.issuer}/session/end`,
      code_challenge_methods_supported: ['S256'],
    })
    expect(document.scopes_supported).toEqual(expect.arrayContaining(['openid', 'profile', 'offline_access']))
  })

  it('publishes no private part of its key', async () => {
    const { keys } = await (await fetch(`${running.issuer}/jwks`)).json()
    expect(keys).toHaveLength(1)
    expect(Object.keys(keys[0]).sort()).toEqual(['alg', 'e', 'kid', 'kty', 'n', 'use'])
  })
})
