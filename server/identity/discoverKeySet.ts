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

/**
 * The issuer's signing keys, found on first use and then kept. Overlapping first uses share one request, and a
 * failed discovery is tried again by the next token. Throws `IssuerUnavailable` when the keys cannot be had.
 * Source: OpenID Connect Discovery 1.0 §4.
 */
export function discoverKeySet({ issuer, jwksUri, fetchTimeoutMs }: DiscoverKeySetOptions): JWTVerifyGetKey {
  let found: Promise<JWTVerifyGetKey> | undefined

  async function discover(): Promise<JWTVerifyGetKey> {
    const address = jwksUri ?? (await fetchJwksUri(issuer, fetchTimeoutMs))
    return createRemoteJWKSet(new URL(address), { timeoutDuration: fetchTimeoutMs })
  }

  return async (header, token) => {
    found ??= discover()
    try {
      return await (await found)(header, token)
    } catch (error) {
      if (isAboutTheToken(error)) throw error
      found = undefined
      throw new IssuerUnavailable(issuer, error)
    }
  }
}

async function fetchJwksUri(issuer: string, timeoutMs: number): Promise<string> {
  const address = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`
  const response = await fetch(address, {
    headers: { accept: 'application/json' },
    signal: AbortSignal.timeout(timeoutMs),
  })
  if (!response.ok) throw new Error(`${address} answered ${response.status}`)
  const document = Discovery.parse(await response.json())
  if (document.issuer !== issuer) throw new Error(`${address} speaks for another issuer, ${document.issuer}`)
  return document.jwks_uri
}

function isAboutTheToken(error: unknown): boolean {
  return (
    error instanceof errors.JWKSNoMatchingKey ||
    error instanceof errors.JWKSMultipleMatchingKeys ||
    error instanceof errors.JOSENotSupported
  )
}
