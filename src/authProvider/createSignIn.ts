import type { ClientConfig } from '#contract/clientConfig'
import { oidcSignIn } from './oidcSignIn.ts'
import type { SignIn } from './signIn.ts'

/** The way to sign in that the configuration names; the others are loaded only where they are used. */
export async function createSignIn({ identity, oidc, msal }: ClientConfig): Promise<SignIn> {
  switch (identity) {
    case 'oidc':
      return oidcSignIn(oidc)
    case 'mock':
      return (await import('./mockSignIn.ts')).mockSignIn()
    case 'msal':
      if (msal === undefined) throw new Error('config.json has no msal entry')
      return (await import('./msalSignIn.ts')).msalSignIn(msal)
  }
}
