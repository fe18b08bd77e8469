const key = 'boxwright.signedOutAt'

/** Milliseconds within which the provider may not know yet that somebody signs out. */
const just = 60_000

/** Remembers, for all windows, that somebody signs out of this browser now. */
export const rememberSignOut = (): void => window.localStorage.setItem(key, String(Date.now()))

/** Forgets it when somebody has signed in again. */
export const forgetSignOut = (): void => window.localStorage.removeItem(key)

/** Whether somebody signed out a moment ago: the next sign-in has to ask, whoever the provider thinks is there. */
export function isJustSignedOut(): boolean {
  const at = Number(window.localStorage.getItem(key) ?? Number.NaN)
  return Date.now() - at < just
}
