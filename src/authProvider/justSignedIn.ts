const key = 'boxwright.signedInAt'

/** Milliseconds within which a refusal means that signing in again would not help. */
const just = 10_000

/** Remembers that a sign-in was completed in this window now. */
export const rememberSignIn = (): void => window.sessionStorage.setItem(key, String(Date.now()))

/** Whether a sign-in was completed in this window a moment ago. */
export function isJustSignedIn(): boolean {
  const at = Number(window.sessionStorage.getItem(key) ?? Number.NaN)
  return Date.now() - at < just
}
