import type { OidcConfig } from '#contract/clientConfig'
import { connectionFailure } from '../dataProvider/connectionFailure.ts'
import { alone, inTurn } from './alone.ts'
import { forgetSignOut, isJustSignedOut, rememberSignOut } from './justSignedOut.ts'
import { returnPath, type SignIn } from './signIn.ts'
import { lastsFor, type StoredUser, storedUser, userStoreKey } from './storedUser.ts'

/** Milliseconds before an access token runs out at which it is renewed. */
const renewBefore = 120_000
/** Milliseconds between two renewals at least, however short a provider's tokens last. */
const breath = 10_000
/** Milliseconds after the start at which the page is up and nothing else is on its way. */
const quietMoment = 5_000
/** What one window does at a time: renewing the sign-in, and ending it. */
const changing = 'boxwright-renew'
/** The longest a browser's timer waits. */
const longestTimer = 2 ** 31 - 1

const headersOf = (user: StoredUser | null): Record<string, string> =>
  user === null ? {} : { authorization: `Bearer ${user.access_token}` }

/** Signs in over OpenID Connect: authorization code with PKCE, renewed by a rotating refresh token. */
export function oidcSignIn(config: OidcConfig): SignIn {
  const { origin } = window.location
  const authority = new URL(config.authority, origin).href
  const storeKey = userStoreKey(authority, config.clientId)
  const read = () => storedUser(window.localStorage.getItem(storeKey))

  const load = async () => (await import('./oidcManager.ts')).createManager({ ...config, authority }, origin)
  let loading: ReturnType<typeof load> | undefined
  const library = () => {
    loading ??= load().catch(error => {
      loading = undefined
      throw connectionFailure(error)
    })
    return loading
  }
  // It is fetched in a quiet moment: a renewal much later must not look for a release that has been replaced by then.
  setTimeout(() => library().catch(() => undefined), quietMoment)

  // A refresh token works once, so only one window at a time may spend it; the others find the new one stored.
  const renew: SignIn['renew'] = refused =>
    alone(changing, async () => {
      const user = read()
      if (user === null) return false
      const isAnother = headersOf(user).authorization !== refused.authorization
      if (isAnother && lastsFor(user, Date.now()) > 0) return true
      if (user.refresh_token === undefined) return false
      const renewed = await (await library()).renew()
      keepFresh()
      return renewed
    })

  const current = async (): Promise<StoredUser | null> => {
    const user = read()
    if (user === null || lastsFor(user, Date.now()) > 0) return user
    return (await renew(headersOf(user))) ? read() : null
  }

  let timer: ReturnType<typeof setTimeout> | undefined
  /** Renews in time, so that no request has to wait for it. */
  const keepFresh = () => {
    clearTimeout(timer)
    const user = read()
    if (user?.refresh_token === undefined) return
    const wait = lastsFor(user, Date.now()) - renewBefore
    timer = setTimeout(
      // A failure here is not one yet: the next request renews again and says what is wrong.
      () => void renew(headersOf(user)).catch(() => false),
      Math.min(Math.max(wait, breath), longestTimer),
    )
  }

  keepFresh()
  window.addEventListener('storage', ({ key }) => {
    if (key === storeKey) keepFresh()
  })

  return {
    headers: async () => headersOf(await current()),
    renew,
    isSignedIn: async () => (await current()) !== null,
    session: () => {
      const subject = read()?.profile?.sub
      return subject === undefined ? null : { subject, storedAs: storeKey }
    },
    leave: async returnTo => (await library()).leave(returnPath(returnTo), { asks: isJustSignedOut() }),
    finish: async () => {
      const wanted = await (await library()).finish()
      forgetSignOut()
      keepFresh()
      return returnPath(wanted)
    },
    signOut: async () => {
      clearTimeout(timer)
      const { end } = await library()
      rememberSignOut()
      // A renewal under way would bring the sign-in back: it comes first, and what it brings is what ends.
      const endAtProvider = await inTurn(changing, end)
      await endAtProvider()
    },
    onOtherWindow: listener => {
      const subject = (text: string | null) => storedUser(text)?.profile?.sub
      const onStorage = ({ key, oldValue, newValue }: StorageEvent) => {
        if (key === storeKey && subject(oldValue) !== subject(newValue)) listener()
      }
      window.addEventListener('storage', onStorage)
      return () => window.removeEventListener('storage', onStorage)
    },
  }
}
