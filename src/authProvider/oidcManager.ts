import { ErrorResponse, UserManager, WebStorageStateStore } from 'oidc-client-ts'
import type { OidcConfig } from '#contract/clientConfig'
import { connectionFailure } from '../dataProvider/connectionFailure.ts'

/** Milliseconds that a sign-out waits for our server. */
const patience = 10_000

/** What is asked of the sign-in library. It is loaded when one of these is needed, not to show a page. */
export function createManager({ authority, clientId, scope }: OidcConfig, origin: string) {
  const manager = new UserManager({
    authority,
    client_id: clientId,
    scope,
    response_type: 'code',
    // Tokens come by way of our own server, which keeps the refresh token in a cookie that no script reads.
    metadataSeed: { token_endpoint: `${origin}/session/token` },
    redirect_uri: `${origin}/auth`,
    post_logout_redirect_uri: `${origin}/`,
    // All windows share one sign-in and it lasts as long as its refresh token: people work in many windows, and a
    // rotating refresh token must not be spent by two of them (see `alone`). What is stored of it is that there is one.
    userStore: new WebStorageStateStore({ store: window.localStorage }),
    stateStore: new WebStorageStateStore({ store: window.sessionStorage }),
    automaticSilentRenew: false,
    monitorSession: false,
    loadUserInfo: false,
  })

  return {
    /** Leaves for the provider's page, which asks who it is; unless told to, only where it does not know. */
    leave: (returnTo: string, { asks }: { readonly asks: boolean }) =>
      manager.signinRedirect({ state: returnTo, ...(asks ? { prompt: 'login' } : {}) }).catch(error => {
        throw connectionFailure(error)
      }),
    finish: async (): Promise<unknown> => (await manager.signinRedirectCallback()).state,
    /** Spends the refresh token; false when the provider says no, as against not being reached. */
    renew: async (): Promise<boolean> => {
      try {
        return (await manager.signinSilent()) !== null
      } catch (error) {
        if (error instanceof ErrorResponse) return false
        throw connectionFailure(error)
      }
    },
    /** Ends the sign-in here and at our server; what then ends the session at the provider, which the page goes to. */
    end: async () => {
      const user = await manager.getUser()
      // Without our server the provider's session ends all the same, and with it the refresh token.
      await fetch(`${origin}/session/end`, {
        method: 'POST',
        headers: user === null ? {} : { authorization: `Bearer ${user.access_token}` },
        signal: AbortSignal.timeout(patience),
      }).catch(() => undefined)
      await manager.removeUser()
      const hint = user?.id_token
      return () => manager.signoutRedirect(hint === undefined ? {} : { id_token_hint: hint })
    },
  }
}
