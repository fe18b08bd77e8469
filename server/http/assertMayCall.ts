import type { Endpoint } from '#contract/endpoint'
import { isAllowed } from '#domain/access'
import type { Person } from '../person/person.ts'
import { Problem } from '../problem/problem.ts'

/** Refuses a call that nobody is signed in for. */
export function assertSignedIn(person: Person | null): asserts person is Person {
  if (person === null)
    throw new Problem('not-signed-in', 'Your sign-in has ended or is missing. Sign in again.')
}

/** Refuses a call to somebody who has no right to it. */
export function assertMayCall({ right, summary }: Endpoint, person: Person): void {
  if (!isAllowed(person, right))
    throw new Problem('not-allowed', `You have no permission for this (${summary}).`)
}
