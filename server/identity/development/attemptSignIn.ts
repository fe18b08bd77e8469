import type { DemonstrationPerson } from './demonstrationPeople.ts'
import type { SignInLimit } from './signInLimit.ts'

export interface SignInDeps {
  /** Those the sign-in page offers. */
  people: () => Promise<DemonstrationPerson[]>
  /** Whoever may sign in, offered or not, whatever the capitals of the login. */
  find: (login: string) => Promise<DemonstrationPerson | undefined>
  checkPassword: (login: string, password: string) => Promise<boolean>
  limit: SignInLimit
}

export type SignInOutcome =
  | { kind: 'signed-in'; person: DemonstrationPerson }
  | { kind: 'wrong' }
  | { kind: 'too-many'; seconds: number }

/** One attempt to sign in; an unknown login and a wrong password look the same and count the same. */
export async function attemptSignIn(
  { find, checkPassword, limit }: SignInDeps,
  { login, password, address }: { login: string; password: string; address: string },
): Promise<SignInOutcome> {
  const seconds = limit.admit(login, address)
  if (seconds > 0) return { kind: 'too-many', seconds }
  const person = await find(login)
  if (!person || !(await checkPassword(person.login, password))) return { kind: 'wrong' }
  limit.succeeded(login, address)
  return { kind: 'signed-in', person }
}
