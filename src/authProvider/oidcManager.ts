import { ErrorResponse, UserManager, WebStorageStateStore } from 'oidc-client-ts'
import type { OidcConfig } from '#contract/clientConfig'
import { connectionFailure } from '../dataProvider/connectionFailure.ts'

/** What is asked of the sign-in library. It is loaded when one of these is needed, not to show a page. */
export function createManager({ authority, clientId, scope }: OidcConfig, origin: string) {
  const manager = new UserManager({
    authority,
    client_id: clientId,
    scope,
    response_type: 'code',
    redirect_uri: `${origin}/auth`,
    post_logout_redirect_uri: `${origin}/`,
    // All windows share one sign-in and it lasts as long as its refresh token: people work in many windows, and a
    // rotating refresh token must not be spent by two of them (see `alone`).
    userStore: new WebStorageStateStore({ store: window.localStorage }),
    stateStore: new WebStorageStateStore({ store: window.sessionStorage }),
    automaticSilentRenew: false,
    monitorSession: false,
    loadUserInfo: false,
  })

  return {
    leave: (returnTo: string) =>
      manager.signinRedirect({ state: returnTo }).catch(error => {
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
    signOut: async () => {
      // Not every provider can revoke; ending the session below is what counts.
      await manager.revokeTokens(['refresh_token']).catch(() => undefined)
      await manager.signoutRedirect()
    },
  }
}
