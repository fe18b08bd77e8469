import type { Credentials } from '../dataProvider/http.ts'

/** A person signed in to this browser. */
export interface Session {
  /** Names the person. */
  readonly subject: string
  /** Key of what the sign-in keeps in localStorage. */
  readonly storedAs: string
}

/** A way to know who is signed in: OpenID Connect, Microsoft, or a person chosen in a menu for testers. */
export interface SignIn extends Credentials {
  /** Whether someone is signed in here, renewing what has run out. */
  isSignedIn(): Promise<boolean>
  /** The session that this browser has, without asking; null when there is none, missing where it cannot say. */
  session?(): Session | null
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
