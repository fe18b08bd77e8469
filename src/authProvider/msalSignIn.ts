import { InteractionRequiredAuthError, PublicClientApplication } from '@azure/msal-browser'
import { msalAuthProvider } from 'ra-auth-msal'
import type { MsalConfig } from '#contract/clientConfig'
import { connectionFailure } from '../dataProvider/connectionFailure.ts'
import { returnPath, type SignIn } from './signIn.ts'

const returnKey = 'boxwright.returnTo'

/** Signs in with Microsoft. This module is large and is loaded only where the configuration asks for it. */
export async function msalSignIn({ clientId, authority, scopes }: MsalConfig): Promise<SignIn> {
  const origin = window.location.origin
  const msalInstance = new PublicClientApplication({
    auth: {
      clientId,
      authority,
      redirectUri: `${origin}/auth`,
      postLogoutRedirectUri: `${origin}/`,
      navigateToLoginRequestUrl: false,
    },
    // It keeps its refresh tokens itself: not longer than the window, then, and in no other.
    cache: { cacheLocation: 'sessionStorage' },
  })
  await msalInstance.initialize()
  const provider = msalAuthProvider({
    msalInstance,
    loginRequest: { scopes },
    tokenRequest: { scopes },
    enableDeepLinkRedirect: false,
  })

  const accountOf = () => msalInstance.getActiveAccount() ?? msalInstance.getAllAccounts()[0]

  const tokenOf = async (forceRefresh: boolean): Promise<string | null> => {
    const account = accountOf()
    if (account === undefined) return null
    try {
      return (await msalInstance.acquireTokenSilent({ account, scopes, forceRefresh })).accessToken
    } catch (error) {
      if (error instanceof InteractionRequiredAuthError) return null
      throw connectionFailure(error)
    }
  }

  return {
    headers: async (): Promise<Record<string, string>> => {
      const token = await tokenOf(false)
      return token === null ? {} : { authorization: `Bearer ${token}` }
    },
    renew: async () => (await tokenOf(true)) !== null,
    isSignedIn: async () => (await tokenOf(false)) !== null,
    leave: async returnTo => {
      window.sessionStorage.setItem(returnKey, returnPath(returnTo))
      await provider.login({})
    },
    finish: async () => {
      await provider.handleCallback?.()
      return returnPath(window.sessionStorage.getItem(returnKey))
    },
    signOut: async () => {
      await provider.logout({})
    },
    onOtherWindow: listener => {
      const before = accountOf()?.homeAccountId
      const onStorage = () => {
        if (accountOf()?.homeAccountId !== before) listener()
      }
      window.addEventListener('storage', onStorage)
      return () => window.removeEventListener('storage', onStorage)
    },
  }
}
