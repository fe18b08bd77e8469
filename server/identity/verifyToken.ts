import {
  decodeJwt,
  errors,
  type JWTPayload,
  type JWTVerifyGetKey,
  type JWTVerifyResult,
  jwtVerify,
} from 'jose'
import { discoverKeySet } from './discoverKeySet.ts'
import { type Identity, type IdentityVerifier, IssuerUnavailable, TokenRefused } from './identityVerifier.ts'

export interface TokenVerifierOptions {
  /** Exactly as the `iss` claim says it. */
  issuer: string
  audience: string
  /** Keys at hand, e.g. those of the development provider: no HTTP at all. */
  keySet?: JWTVerifyGetKey
  /** Address of the keys; without it (and without `keySet`) the issuer's discovery document is asked. */
  jwksUri?: string
  /** For discovery and for the keys, each; 5000 by default. */
  fetchTimeoutMs?: number
  /** Claim that carries the login; `sub` by default, `preferred_username` for Microsoft. */
  loginClaim?: string
  /**
   * For issuers whose access tokens are not typed `at+jwt` (Microsoft, Keycloak). A plain token must then carry
   * a scope (`scp` or `scope`), which ID tokens never do.
   */
  allowPlainType?: boolean
  /** Difference of the clocks that is forgiven, seconds; 5 by default. */
  clockToleranceSeconds?: number
  /** Whether the token's sign-in was ended before it runs out; asked about each token once a minute at most. */
  hasEnded?: (token: string) => Promise<boolean>
}

const asymmetric = [
  ...['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512'],
  ...['ES256', 'ES384', 'ES512', 'EdDSA', 'Ed25519'],
]

/** How long a token stays verified, in milliseconds: a key that the issuer takes back is refused within this time. */
const rememberedFor = 60_000
const rememberedAtMost = 2_000

/**
 * Verifies access tokens of one issuer: signature, issuer, audience, type and expiry.
 * `verify` rejects with `TokenRefused` (sign in again) or `IssuerUnavailable` (nothing can be said right now).
 * Source: RFC 9068 §4 (JWT access tokens), RFC 8725 (algorithms, types).
 */
export function createTokenVerifier(options: TokenVerifierOptions): IdentityVerifier {
  const { issuer, audience, jwksUri, fetchTimeoutMs = 5000, loginClaim = 'sub' } = options
  const keySet = options.keySet ?? discoverKeySet({ issuer, jwksUri, fetchTimeoutMs })

  const tolerance = options.clockToleranceSeconds ?? 5
  const verify = async (token: string): Promise<{ identity: Identity; expires: number }> => {
    const verified = await jwtVerify(token, keySet, {
      issuer,
      audience,
      algorithms: asymmetric,
      clockTolerance: tolerance,
      requiredClaims: ['exp', 'iat'],
    }).catch((error: unknown) => {
      throw refusalOf(error, token)
    })
    if ((verified.payload.iat ?? 0) > Date.now() / 1000 + tolerance) throw new TokenRefused('not-yet-valid')
    if (!isAccessToken(verified, options.allowPlainType ?? false)) throw new TokenRefused('type')
    if (await options.hasEnded?.(token)) throw new TokenRefused('ended')
    return { identity: identityOf(verified.payload, loginClaim), expires: (verified.payload.exp ?? 0) * 1000 }
  }

  const known = new Map<string, { identity: Identity; until: number }>()
  return {
    forget: token => {
      known.delete(token)
    },
    async verify(token) {
      const before = known.get(token)
      if (before !== undefined && before.until > Date.now()) return before.identity
      const { identity, expires } = await verify(token)
      if (known.size >= rememberedAtMost) known.clear()
      known.set(token, { identity, until: Math.min(expires, Date.now() + rememberedFor) })
      return identity
    },
  }
}

function isAccessToken({ protectedHeader, payload }: JWTVerifyResult, allowPlainType: boolean): boolean {
  const type = (protectedHeader.typ ?? 'jwt').toLowerCase().replace(/^application\//, '')
  if (type === 'at+jwt') return true
  return allowPlainType && type === 'jwt' && [payload.scp, payload.scope].some(isText)
}

function identityOf(payload: JWTPayload, loginClaim: string): Identity {
  const login = payload[loginClaim]
  if (!isText(login)) throw new TokenRefused('login')
  return { login: login.trim(), name: isText(payload.name) ? payload.name.trim() : login.trim() }
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== ''
}

/** Whether the token says of itself that it has run out: it may be believed that without a signature. */
function hasRunOut(token: string): boolean {
  try {
    const { exp } = decodeJwt(token)
    return exp !== undefined && exp * 1000 < Date.now()
  } catch {
    return false
  }
}

function refusalOf(error: unknown, token: string): Error {
  const because = { cause: error }
  // Signing in again is what helps then, whether or not its key is still known.
  if (error instanceof IssuerUnavailable)
    return hasRunOut(token) ? new TokenRefused('expired', because) : error
  if (error instanceof errors.JWTExpired) return new TokenRefused('expired', because)
  if (error instanceof errors.JWTClaimValidationFailed) return new TokenRefused(claimRefusal(error), because)
  if (error instanceof errors.JWSSignatureVerificationFailed) return new TokenRefused('signature', because)
  if (error instanceof errors.JOSEAlgNotAllowed) return new TokenRefused('algorithm', because)
  if (error instanceof errors.JWKSNoMatchingKey || error instanceof errors.JWKSMultipleMatchingKeys) {
    return new TokenRefused('unknown-key', because)
  }
  if (error instanceof errors.JOSEError || error instanceof TypeError) {
    return new TokenRefused('malformed', because)
  }
  return error instanceof Error ? error : new Error('The access token could not be verified', because)
}

function claimRefusal({ claim }: errors.JWTClaimValidationFailed): TokenRefused['reason'] {
  if (claim === 'iss') return 'issuer'
  if (claim === 'aud') return 'audience'
  if (claim === 'nbf') return 'not-yet-valid'
  return 'claims'
}
