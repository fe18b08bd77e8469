const key = 'boxwright.signedInAt'

/** Milliseconds within which a refusal means that signing in again would not help. */
const just = 10_000

/** Remembers that a sign-in was completed in this window now. */
export const rememberSignIn = (): void => window.sessionStorage.setItem(key, String(Date.now()))

/** Forgets it when the session is ended on purpose: signing in again is then what is wanted. */
export const forgetSignIn = (): void => window.sessionStorage.removeItem(key)

/** Whether a sign-in was completed in this window a moment ago. */
export function isJustSignedIn(): boolean {
  const at = Number(window.sessionStorage.getItem(key) ?? Number.NaN)
  return Date.now() - at < just
}
