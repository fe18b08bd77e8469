import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyRequest } from 'fastify'
import { decodeJwt } from 'jose'
import type { Authenticate } from '../http/mount.ts'
import type { Person } from '../person/person.ts'
import { hubLimits } from './limits.ts'

/** Who connects, and until when their sign-in holds; milliseconds since 1970. */
export interface Visitor {
  readonly person: Person
  readonly expiresAt: number
}

interface Knock {
  readonly headers: IncomingHttpHeaders
  /** Path and query as they came. */
  readonly url: string
  readonly log: FastifyRequest['log']
}

const bearer = /^Bearer (.+)$/i

/** When the token ends by its own word; a sign-in that does not say is asked again after a while. */
function endOf(token: string | undefined, now: number): number {
  const latest = now + hubLimits.longestSignIn
  try {
    const { exp } = decodeJwt(token ?? '')
    return exp === undefined ? latest : exp * 1000
  } catch {
    return latest
  }
}

/**
 * Who knocks, by the same check as every call; null when nobody is signed in. A browser's WebSocket and event stream
 * cannot send headers: their token comes as `access_token` in the query.
 */
export async function visitorOf(
  authenticate: Authenticate,
  { headers, url, log }: Knock,
): Promise<Visitor | null> {
  const asked = new URLSearchParams(url.split('?')[1] ?? '').get('access_token')
  const token = bearer.exec(headers.authorization ?? '')?.[1] ?? asked ?? undefined
  const person = await authenticate({
    headers: token === undefined ? headers : { ...headers, authorization: `Bearer ${token}` },
    log,
  })
  return person === null ? null : { person, expiresAt: endOf(token, Date.now()) }
}
