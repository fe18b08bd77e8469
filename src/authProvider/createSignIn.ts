import type { ClientConfig } from '#contract/clientConfig'
import type { SignIn } from './signIn.ts'

/** The way to sign in that the configuration names; each is loaded only where it is used. */
export async function createSignIn({ identity, oidc, msal }: ClientConfig): Promise<SignIn> {
  switch (identity) {
    case 'oidc':
      return (await import('./oidcSignIn.ts')).oidcSignIn(oidc)
    case 'mock':
      return (await import('./mockSignIn.ts')).mockSignIn()
    case 'msal':
      if (msal === undefined) throw new Error('config.json has no msal entry')
      return (await import('./msalSignIn.ts')).msalSignIn(msal)
  }
}
