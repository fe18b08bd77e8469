import { createRemoteJWKSet, errors, type JWTVerifyGetKey } from 'jose'
import { z } from 'zod'
import { IssuerUnavailable } from './identityVerifier.ts'

const Discovery = z.object({ issuer: z.string(), jwks_uri: z.url({ protocol: /^https?$/ }) })

interface DiscoverKeySetOptions {
  issuer: string
  /** Address of the key set when it is known; without it the issuer's discovery document is asked. */
  jwksUri?: string | undefined
  fetchTimeoutMs: number
}

/** Milliseconds after a fetch in which unknown keys are not a reason for another: anybody can make up a key's name. */
const fetchAgainAfter = 5_000

type RemoteKeys = ReturnType<typeof createRemoteJWKSet>

/**
 * The issuer's signing keys, found on first use and then kept. Overlapping first uses share one request, and a
 * failed discovery is tried again by the next token. A key that is not known is looked for at the issuer at once, for it
 * may have changed its keys; one that is not there either is no refusal, for its caches may be behind. Throws
 * `IssuerUnavailable` when the keys cannot be had.
 * Source: OpenID Connect Discovery 1.0 §4.
 */
export function discoverKeySet({ issuer, jwksUri, fetchTimeoutMs }: DiscoverKeySetOptions): JWTVerifyGetKey {
  let found: Promise<RemoteKeys> | undefined
  let fetching: Promise<void> | undefined
  let fetchedAt = Number.NEGATIVE_INFINITY

  async function discover(): Promise<RemoteKeys> {
    const address = jwksUri ?? (await fetchJwksUri(issuer, fetchTimeoutMs))
    // When to fetch again is decided here: the library would wait half a minute.
    return createRemoteJWKSet(new URL(address), {
      timeoutDuration: fetchTimeoutMs,
      cooldownDuration: Number.POSITIVE_INFINITY,
    })
  }

  /** Fetches the keys anew, once for all who miss one; false when that was done a moment ago. */
  async function fetchAnew(keys: RemoteKeys): Promise<boolean> {
    if (fetching === undefined) {
      if (performance.now() - fetchedAt < fetchAgainAfter) return false
      fetchedAt = performance.now()
      fetching = keys.reload().finally(() => {
        fetching = undefined
      })
    }
    await fetching
    return true
  }

  return async (header, token) => {
    found ??= discover()
    try {
      const keys = await found
      try {
        return await keys(header, token)
      } catch (error) {
        if (!(error instanceof errors.JWKSNoMatchingKey) || !(await fetchAnew(keys))) throw error
        return await keys(header, token)
      }
    } catch (error) {
      if (isAboutTheToken(error)) throw error
      // The keys that are known are still good for the tokens that they signed.
      if (!(error instanceof errors.JWKSNoMatchingKey)) found = undefined
      throw new IssuerUnavailable(issuer, error)
    }
  }
}

async function fetchJwksUri(issuer: string, timeoutMs: number): Promise<string> {
  const address = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`
  const response = await fetch(address, {
    headers: { accept: 'application/json' },
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  })
  if (!response.ok) throw new Error(`${address} answered ${response.status}`)
  const document = Discovery.parse(await response.json())
  if (document.issuer !== issuer) throw new Error(`${address} speaks for another issuer, ${document.issuer}`)
  return document.jwks_uri
}

function isAboutTheToken(error: unknown): boolean {
  return error instanceof errors.JWKSMultipleMatchingKeys || error instanceof errors.JOSENotSupported
}
