import { ErrorResponse, type User, UserManager, WebStorageStateStore } from 'oidc-client-ts'
import type { OidcConfig } from '#contract/clientConfig'
import { connectionFailure } from '../dataProvider/connectionFailure.ts'
import { alone } from './alone.ts'
import { returnPath, type SignIn } from './signIn.ts'

/** Seconds before an access token runs out at which it is renewed. */
const renewBefore = 120

const managerOf = ({ authority, clientId, scope }: OidcConfig, origin: string) =>
  new UserManager({
    authority: new URL(authority, origin).href,
    client_id: clientId,
    scope,
    response_type: 'code',
    redirect_uri: `${origin}/auth`,
    post_logout_redirect_uri: `${origin}/`,
    // All windows share one sign-in, and it lasts as long as its refresh token; docs/decisions says why.
    userStore: new WebStorageStateStore({ store: window.localStorage }),
    stateStore: new WebStorageStateStore({ store: window.sessionStorage }),
    accessTokenExpiringNotificationTimeInSeconds: renewBefore,
    automaticSilentRenew: false,
    monitorSession: false,
    loadUserInfo: false,
  })

const headersOf = (user: User | null): Record<string, string> =>
  user === null ? {} : { authorization: `Bearer ${user.access_token}` }

/** Signs in over OpenID Connect: authorization code with PKCE, renewed by a rotating refresh token. */
export function oidcSignIn(config: OidcConfig): SignIn {
  const manager = managerOf(config, window.location.origin)
  const storeKey = `oidc.user:${manager.settings.authority}:${manager.settings.client_id}`

  const spendRefreshToken = async (): Promise<boolean> => {
    try {
      return (await manager.signinSilent()) !== null
    } catch (error) {
      // The provider's own no (the refresh token has run out or was revoked), as against not being reached.
      if (error instanceof ErrorResponse) return false
      throw connectionFailure(error)
    }
  }

  // A refresh token works once, so only one window at a time may spend it; the others find the new one stored.
  const renew: SignIn['renew'] = refused =>
    alone('boxwright-renew', async () => {
      const user = await manager.getUser()
      if (user === null) return false
      if (user.access_token !== refused.authorization?.slice('Bearer '.length) && user.expired !== true) {
        return true
      }
      return user.refresh_token === undefined ? false : spendRefreshToken()
    })

  const current = async (): Promise<User | null> => {
    const user = await manager.getUser()
    if (user?.expired !== true) return user
    return (await renew(headersOf(user))) ? manager.getUser() : null
  }

  manager.events.addAccessTokenExpiring(async () => {
    // A failure here is not one yet: the next request renews again and says what is wrong.
    await renew(headersOf(await manager.getUser())).catch(() => false)
  })

  return {
    headers: async () => headersOf(await current()),
    renew,
    isSignedIn: async () => (await current()) !== null,
    leave: returnTo => manager.signinRedirect({ state: returnPath(returnTo) }),
    finish: async () => returnPath((await manager.signinRedirectCallback()).state),
    signOut: async () => {
      // Not every provider can revoke; ending the session below is what counts.
      await manager.revokeTokens(['refresh_token']).catch(() => undefined)
      await manager.signoutRedirect()
    },
    onOtherWindow: listener => {
      const subject = (stored: string | null) =>
        stored === null ? '' : ((JSON.parse(stored) as User).profile?.sub ?? '')
      const onStorage = ({ key, oldValue, newValue }: StorageEvent) => {
        if (key === storeKey && subject(oldValue) !== subject(newValue)) listener()
      }
      window.addEventListener('storage', onStorage)
      return () => window.removeEventListener('storage', onStorage)
    },
  }
}
