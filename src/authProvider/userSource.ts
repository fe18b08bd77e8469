import { type SignedInUser, security } from '#contract/security'
import type { Calls } from '../dataProvider/call.ts'

/** Who is signed in, asked of the server once and kept until the sign-in changes. */
export interface UserSource {
  load(): Promise<SignedInUser>
  /** Asks the server, whatever is known. */
  ask(): Promise<SignedInUser>
  /** Goes by what was known at an earlier visit. */
  begin(user: SignedInUser): void
  forget(): void
}

/** The signed-in person with roles, scopes, workgroups and sales reps, from `GET /security/Auth`. */
export function createUserSource(calls: Pick<Calls, 'call'>): UserSource {
  let known: Promise<SignedInUser> | undefined
  return {
    load: () => {
      if (known === undefined) {
        const asked = calls.call(security.auth, {})
        known = asked
        // An answer that failed is not kept: the next question asks again.
        asked.catch(() => {
          if (known === asked) known = undefined
        })
      }
      return known
    },
    ask: () => calls.call(security.auth, {}),
    begin: user => {
      known = Promise.resolve(user)
    },
    forget: () => {
      known = undefined
    },
  }
}
