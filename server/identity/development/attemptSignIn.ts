import { type DemonstrationPerson, findPerson } from './demonstrationPeople.ts'
import type { SignInLimit } from './signInLimit.ts'

export interface SignInDeps {
  people: () => Promise<DemonstrationPerson[]>
  checkPassword: (login: string, password: string) => Promise<boolean>
  limit: SignInLimit
}

export type SignInOutcome =
  | { kind: 'signed-in'; person: DemonstrationPerson }
  | { kind: 'wrong' }
  | { kind: 'too-many'; seconds: number }

/** One attempt to sign in; an unknown login and a wrong password look the same and count the same. */
export async function attemptSignIn(
  { people, checkPassword, limit }: SignInDeps,
  { login, password, address }: { login: string; password: string; address: string },
): Promise<SignInOutcome> {
  const seconds = limit.admit(login, address)
  if (seconds > 0) return { kind: 'too-many', seconds }
  const person = findPerson(await people(), login)
  if (!person || !(await checkPassword(person.login, password))) return { kind: 'wrong' }
  limit.succeeded(login, address)
  return { kind: 'signed-in', person }
}
