import type { SignIn } from './signIn.ts'

const storeKey = 'boxwright.mockPerson'

/** A person chosen in a menu, believed without a password. The server accepts it only where it was started so. */
export function mockSignIn(): SignIn {
  const person = () => window.sessionStorage.getItem(storeKey)
  return {
    headers: async (): Promise<Record<string, string>> => {
      const login = person()
      return login === null ? {} : { 'x-mock-person': login }
    },
    renew: async () => false,
    isSignedIn: async () => person() !== null,
    finish: async () => '/',
    choose: login => window.sessionStorage.setItem(storeKey, login),
    signOut: async () => window.sessionStorage.removeItem(storeKey),
    // The person is kept by window: testers sign in as a different one in each.
    onOtherWindow: () => () => {},
  }
}
