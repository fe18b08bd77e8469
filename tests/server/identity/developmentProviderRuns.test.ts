import { describe, expect, it, vi } from 'vitest'
import { memoryStore } from '../../../server/identity/development/providerStore.ts'
import { createDevelopmentProvider } from '../../../server/identity/developmentProvider.ts'
import { createTokenVerifier } from '../../../server/identity/verifyToken.ts'
import { createBrowser } from './browser.ts'
import {
  application,
  authorizationRequest,
  redirectUri,
  refresh,
  signIn,
  startProvider,
} from './runningProvider.ts'

describe('a restart of the development provider', () => {
  it('signs nobody out: keys, session and refresh token are the same', async () => {
    const running = await startProvider()
    const browser = createBrowser()
    const before = await signIn(browser, running.issuer)
    await running.restart()

    const keySet = running.keySet()
    const verifier = createTokenVerifier({ issuer: running.issuer, audience: 'boxwright-api', keySet })
    expect(await verifier.verify(before.access_token)).toMatchObject({ login: 'anna' })
    expect((await refresh(running.issuer, before.refresh_token)).status).toBe(200)
    const again = await browser.open(authorizationRequest(running.issuer).address)
    expect(again.url.searchParams.get('code')).toBeTruthy()
    await running.stop()
  })

  it('says that an open form has expired', async () => {
    const running = await startProvider()
    const browser = createBrowser()
    const form = await browser.open(authorizationRequest(running.issuer).address)
    await running.restart()
    const page = await browser.post(form.action, { login: 'anna', password: 'demo' })
    expect(page.status).toBe(400)
    expect(page.html).toContain('This sign-in has expired')
    expect(page.html).toContain(`href="${application}/"`)
    await running.stop()
  })

  it('refuses people who were removed in the meantime', async () => {
    const everybody = [{ login: 'anna', name: 'Anna Ng', roles: [], about: '' }]
    const running = await startProvider({ people: async () => everybody })
    const { refresh_token } = await signIn(createBrowser(), running.issuer)
    everybody.length = 0
    expect(await refresh(running.issuer, refresh_token)).toMatchObject({ status: 400 })
    await running.stop()
  })
})

it('behind a proxy that ends TLS the addresses are https and the cookies secure', async () => {
  const running = await startProvider({ issuer: 'https://boxwright.example/oidc' })
  const document = await (await fetch(`${running.issuer}/.well-known/openid-configuration`)).json()
  expect(document.token_endpoint).toBe('https://boxwright.example/oidc/token')
  const form = await fetch(authorizationRequest(running.issuer).address, { redirect: 'manual' })
  expect(form.headers.get('location')).toMatch(/^\/oidc\/interaction\//)
  const cookies = form.headers.getSetCookie()
  expect(cookies.length).toBeGreaterThan(0)
  for (const cookie of cookies) expect(cookie).toMatch(/; secure; httponly/i)
  await running.stop()
})

describe('where the development provider must not run', () => {
  const start = (environment: { nodeEnv?: string; configuredIssuer?: string }) =>
    createDevelopmentProvider({
      environment: { nodeEnv: undefined, configuredIssuer: undefined, ...environment },
      issuer: 'http://localhost:8080/oidc',
      people: async () => [],
      checkPassword: async () => true,
      redirectUris: [redirectUri],
      postLogoutRedirectUris: [],
      store: memoryStore(),
    })

  it('refuses to start in production', async () => {
    await expect(start({ nodeEnv: 'production' })).rejects.toThrow(
      'The development identity provider does not start when NODE_ENV is production',
    )
  })

  it('refuses to start beside an outside issuer', async () => {
    await expect(start({ configuredIssuer: 'https://login.example.com/' })).rejects.toThrow(
      'does not start beside the configured issuer https://login.example.com/',
    )
  })

  it('starts elsewhere, silently', async () => {
    const said = [vi.spyOn(console, 'warn'), vi.spyOn(console, 'info')]
    await start({ nodeEnv: 'development', configuredIssuer: '' })
    for (const spy of said) expect(spy).not.toHaveBeenCalled()
    vi.restoreAllMocks()
  })
})
