const name = 'boxwright_refresh'

/** Seconds that it is kept at most; the issuer decides how long it is good. */
const longest = 31 * 24 * 60 * 60

/** The refresh token of a request's cookies; undefined: there is none. */
export function refreshTokenOf(cookies: string | undefined): string | undefined {
  const found = (cookies ?? '')
    .split(';')
    .map(cookie => cookie.trim())
    .find(cookie => cookie.startsWith(`${name}=`))
  try {
    return found === undefined ? undefined : decodeURIComponent(found.slice(name.length + 1)) || undefined
  } catch {
    return undefined
  }
}

/**
 * The header that keeps a refresh token in the browser where no script reads it and no other site sends it; null forgets
 * it.
 */
export function refreshCookie(token: string | null, isSecure: boolean): string {
  const parts = [
    `${name}=${token === null ? '' : encodeURIComponent(token)}`,
    'Path=/session',
    `Max-Age=${token === null ? 0 : longest}`,
    'HttpOnly',
    'SameSite=Strict',
  ]
  return [...parts, ...(isSecure ? ['Secure'] : [])].join('; ')
}
