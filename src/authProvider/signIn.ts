import type { Credentials } from '../dataProvider/http.ts'

/** A way to know who is signed in: OpenID Connect, Microsoft, or a person chosen in a menu for testers. */
export interface SignIn extends Credentials {
  /** Whether someone is signed in here, renewing what has run out. */
  isSignedIn(): Promise<boolean>
  /** Who is signed in here by what this browser has, without asking; missing where it cannot say. */
  subject?(): string | null
  /** Leaves for the provider's sign-in and comes back to `returnTo`; missing where a page of ours asks instead. */
  leave?(returnTo: string): Promise<void>
  /** Completes the sign-in on the callback page and answers where the person wanted to go. */
  finish(): Promise<string>
  /** Signs in as `login`; only where there is no provider. */
  choose?(login: string): void
  /** Ends the session here and, where there is one, at the provider, which leads back to the start page. */
  signOut(): Promise<void>
  /** Calls `listener` when another window signed in as someone else, or out. */
  onOtherWindow(listener: () => void): () => void
}

/** Only a path of this application is a place to return to. */
export const returnPath = (wanted: unknown): string =>
  typeof wanted === 'string' && /^\/(?![/\\])/.test(wanted) && !/^\/(auth|login)\b/.test(wanted)
    ? wanted
    : '/'
