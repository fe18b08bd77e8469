import { type IdentityVerifier, IssuerUnavailable, TokenRefused } from '../identity/identityVerifier.ts'
import type { People } from '../person/people.ts'
import { Problem } from '../problem/problem.ts'
import type { Asking, Authenticate } from './mount.ts'
import { viewedPerson } from './viewAs.ts'

const bearerOf = ({ headers }: Asking): string | undefined =>
  /^Bearer (.+)$/i.exec(headers.authorization ?? '')?.[1]

/** A token that has run out is everyday; any other that is refused is worth a line. */
function noteRefusedToken({ log }: Asking, { reason }: TokenRefused): void {
  const said = { event: 'sign-in-failed', reason }
  if (reason === 'expired' || reason === 'ended') log.info(said, said.event)
  else log.warn(said, said.event)
}

/** Signs people in by the bearer token of the request. Who is signed in but no active user here is told so. */
export function byBearerToken(verifier: IdentityVerifier, people: People): Authenticate {
  return async request => {
    const token = bearerOf(request)
    if (token === undefined) return null
    try {
      const identity = await verifier.verify(token)
      const person = await people.find(identity.login)
      if (person !== null) return await viewedPerson(request, person, people)
    } catch (error) {
      if (error instanceof TokenRefused) {
        noteRefusedToken(request, error)
        return null
      }
      if (error instanceof IssuerUnavailable) {
        throw new Problem(
          'unavailable',
          'The sign-in service cannot be reached right now. Try again in a moment.',
        )
      }
      throw error
    }
    request.log.warn({ event: 'sign-in-failed', reason: 'no active user' }, 'sign-in-failed')
    // Their sign-in is good, so signing in again would change nothing: say it instead of asking for it.
    throw new Problem(
      'not-allowed',
      'You are signed in, but Boxwright has no active user for you. Ask an administrator.',
    )
  }
}

/**
 * Trusts a header, for testers on an in-memory database: never offered by a server that keeps data. The hub, whose
 * clients can only send a token, takes the login as one.
 */
export function byMockHeader(people: People): Authenticate {
  return async request => {
    const login = request.headers['x-mock-person'] ?? bearerOf(request)
    const person = typeof login === 'string' ? await people.find(login) : null
    return person === null ? null : viewedPerson(request, person, people)
  }
}
