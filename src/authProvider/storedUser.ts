/** What the sign-in library keeps of a signed-in person, as far as a request needs it. */
export interface StoredUser {
  readonly access_token: string
  readonly refresh_token?: string
  /** Seconds since 1970. */
  readonly expires_at?: number
  readonly profile?: { readonly sub?: string }
}

/** The library's key for the person signed in at an issuer. */
export const userStoreKey = (authority: string, clientId: string) => `oidc.user:${authority}:${clientId}`

/** The person in a stored text; null when nobody is signed in, or the text is not the library's. */
export function storedUser(text: string | null): StoredUser | null {
  if (text === null) return null
  try {
    const user = JSON.parse(text) as Partial<StoredUser> | null
    return typeof user?.access_token === 'string' ? { ...user, access_token: user.access_token } : null
  } catch {
    return null
  }
}

/** Milliseconds until the access token runs out, below zero when it has; it lasts forever when that is not told. */
export const lastsFor = ({ expires_at }: StoredUser, now: number): number =>
  expires_at === undefined ? Number.POSITIVE_INFINITY : expires_at * 1000 - now
