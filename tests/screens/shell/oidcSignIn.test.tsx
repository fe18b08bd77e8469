import { User } from 'oidc-client-ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { OidcConfig } from '#contract/clientConfig'
import { oidcSignIn } from '../../../src/authProvider/oidcSignIn.ts'
import { userStoreKey } from '../../../src/authProvider/storedUser.ts'
import { answering } from '../answering.ts'

const issuer = `${window.location.origin}/oidc`
const key = userStoreKey(issuer, 'boxwright')
const config = OidcConfig.parse({})
const inSeconds = (seconds: number) => Math.floor(Date.now() / 1000) + seconds

/** Stores a person as the sign-in library itself does. */
function store(token: string, expiresAt: number, login = 'salesrep', refreshToken = `refresh ${token}`) {
  const user = new User({
    access_token: token,
    refresh_token: refreshToken,
    expires_at: expiresAt,
    token_type: 'Bearer',
    profile: { sub: login, iss: issuer, aud: 'boxwright', exp: expiresAt, iat: inSeconds(0) },
  })
  window.localStorage.setItem(key, user.toStorageString())
}

const noContent = () => new Response(null, { status: 204 })

/** The provider's answers; `token` is asked for each renewal. */
function provider(
  token: (refreshToken: string | null) => Response | Promise<Response>,
  end: () => Response | Promise<Response> = noContent,
) {
  const { fetch, asked } = answering({
    'POST /session/end': end,
    'GET /oidc/.well-known/openid-configuration': () => ({
      issuer,
      authorization_endpoint: `${issuer}/auth`,
      token_endpoint: `${issuer}/token`,
      end_session_endpoint: `${issuer}/session/end`,
    }),
  })
  const renewals: (string | null)[] = []
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    if (!String(input).endsWith('/session/token')) return fetch(input, init)
    const refreshToken = new URLSearchParams(String(init?.body)).get('refresh_token')
    renewals.push(refreshToken)
    return token(refreshToken)
  })
  return { renewals, asked }
}

const renewed = () =>
  Response.json({ access_token: 'two', refresh_token: 'refresh two', token_type: 'Bearer', expires_in: 1800 })
const refused = () => Response.json({ error: 'invalid_grant' }, { status: 400 })

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  window.localStorage.clear()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('a token that lasts is sent without asking anybody', async () => {
  const { renewals, asked } = provider(renewed)
  store('one', inSeconds(1000))
  expect(await oidcSignIn(config).headers()).toEqual({ authorization: 'Bearer one' })
  expect(renewals).toEqual([])
  expect(asked).toEqual([])
})

test('nobody signed in has no headers', async () => {
  const signIn = oidcSignIn(config)
  expect(await signIn.headers()).toEqual({})
  expect(await signIn.isSignedIn()).toBe(false)
  expect(await signIn.renew({})).toBe(false)
})

test('a token that ran out is renewed once for all who wait', async () => {
  const { renewals } = provider(renewed)
  store('one', inSeconds(-5))
  const signIn = oidcSignIn(config)
  const headers = await Promise.all([signIn.headers(), signIn.headers(), signIn.headers()])
  expect(new Set(headers.map(({ authorization }) => authorization))).toEqual(new Set(['Bearer two']))
  expect(renewals).toEqual(['refresh one'])
})

test('a token that another window renewed is taken instead of renewing again', async () => {
  const { renewals } = provider(renewed)
  store('newer', inSeconds(1000))
  expect(await oidcSignIn(config).renew({ authorization: 'Bearer one' })).toBe(true)
  expect(renewals).toEqual([])
})

test('a refused token is renewed although its time is not up', async () => {
  const { renewals } = provider(renewed)
  store('one', inSeconds(1000))
  const signIn = oidcSignIn(config)
  expect(await signIn.renew({ authorization: 'Bearer one' })).toBe(true)
  expect(await signIn.headers()).toEqual({ authorization: 'Bearer two' })
  expect(renewals).toEqual(['refresh one'])
})

test("the provider's no means signing in again; not reaching it does not", async () => {
  provider(refused)
  store('one', inSeconds(-5))
  expect(await oidcSignIn(config).isSignedIn()).toBe(false)
  provider(() => {
    throw new TypeError('fetch failed')
  })
  await expect(oidcSignIn(config).headers()).rejects.toMatchObject({ code: 'no-connection' })
})

test('a token is renewed two minutes before it runs out', async () => {
  vi.useFakeTimers()
  const { renewals } = provider(renewed)
  store('one', inSeconds(1800))
  oidcSignIn(config)
  await vi.advanceTimersByTimeAsync(1_670_000)
  expect(renewals).toEqual([])
  await vi.advanceTimersByTimeAsync(10_000)
  await vi.waitFor(() => expect(renewals).toEqual(['refresh one']))
})

test.each([
  ['someone else', 'designer', 1],
  ['the same person', 'salesrep', 0],
])('another window that signs in as %s is noticed %i times', (_, login, times) => {
  const heard = vi.fn()
  const stop = oidcSignIn(config).onOtherWindow(heard)
  store('one', inSeconds(1000))
  const oldValue = window.localStorage.getItem(key)
  store('two', inSeconds(1000), login)
  const newValue = window.localStorage.getItem(key)
  window.dispatchEvent(new StorageEvent('storage', { key, oldValue, newValue }))
  stop()
  window.dispatchEvent(new StorageEvent('storage', { key, oldValue, newValue: null }))
  expect(heard).toHaveBeenCalledTimes(times)
})

/** Where the page goes, and what lets it come back from there. */
const navigation = () => vi.spyOn(window.location, 'assign').mockImplementation(() => {})

test('who signs out while the sign-in is renewed is signed out: the renewed one is what ends', async () => {
  const went = navigation()
  let answer = (_: Response) => {}
  const { renewals, asked } = provider(() => new Promise(done => (answer = done)))
  store('one', inSeconds(1000))
  const signIn = oidcSignIn(config)
  const renewing = signIn.renew({ authorization: 'Bearer one' })
  await vi.waitFor(() => expect(renewals).toHaveLength(1))
  void signIn.signOut()
  // A moment for all that does not wait for the renewal.
  await vi.dynamicImportSettled()
  answer(renewed())
  expect(await renewing).toBe(true)
  await vi.waitFor(() => expect(went).toHaveBeenCalledOnce())
  expect(String(went.mock.calls[0]?.[0])).toContain('/oidc/session/end')
  expect(window.localStorage.getItem(key)).toBeNull()
  const ended = asked.filter(({ path }) => path === '/session/end')
  expect(ended.map(({ headers }) => headers.get('authorization'))).toEqual(['Bearer two'])
})

test('a call that is refused while signing out renews nothing', async () => {
  const went = navigation()
  let ended = (_: Response) => {}
  const { renewals, asked } = provider(renewed, () => new Promise(done => (ended = done)))
  store('one', inSeconds(1000))
  const signIn = oidcSignIn(config)
  void signIn.signOut()
  await vi.waitFor(() => expect(asked.map(({ path }) => path)).toContain('/session/end'))
  const renewing = signIn.renew({ authorization: 'Bearer one' })
  await vi.dynamicImportSettled()
  ended(noContent())
  expect(await renewing).toBe(false)
  await vi.waitFor(() => expect(went).toHaveBeenCalledOnce())
  expect(renewals).toEqual([])
  expect(window.localStorage.getItem(key)).toBeNull()
})

test('after a sign-out the sign-in page asks, also in a window that comes before the provider knows of it', async () => {
  const went = navigation()
  provider(renewed)
  store('one', inSeconds(1000))
  const promptOf = async () => {
    went.mockClear()
    void oidcSignIn(config).leave?.('/')
    await vi.waitFor(() => expect(went).toHaveBeenCalledOnce())
    return new URL(String(went.mock.calls[0]?.[0])).searchParams.get('prompt')
  }
  expect(await promptOf()).toBeNull()
  void oidcSignIn(config).signOut()
  await vi.waitFor(() => expect(window.localStorage.getItem(key)).toBeNull())
  expect(await promptOf()).toBe('login')
})
