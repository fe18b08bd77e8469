/** The person an access token speaks for. Roles and scopes are looked up by `login`, never taken from the token. */
export interface Identity {
  login: string
  name: string
}

/** Turns a bearer token into the person it speaks for; rejects with `TokenRefused` or `IssuerUnavailable`. */
export interface IdentityVerifier {
  verify(token: string): Promise<Identity>
  /** Looks at the token anew when it comes again. */
  forget(token: string): void
}

/** Why a token was refused. */
export type TokenRefusal =
  /** Not a signed JSON Web Token at all. */
  | 'malformed'
  /** Signed with an algorithm that is not asymmetric. */
  | 'algorithm'
  /** No key of the issuer has the token's key id. */
  | 'unknown-key'
  | 'signature'
  | 'issuer'
  | 'audience'
  /** Not an access token, e.g. an ID token. */
  | 'type'
  | 'expired'
  /** Its sign-in was ended. */
  | 'ended'
  | 'not-yet-valid'
  /** The claim that carries the login is missing or empty. */
  | 'login'
  /** Another required claim is missing or has the wrong shape. */
  | 'claims'

/** The token is not one of ours: the caller has to sign in again (401). */
export class TokenRefused extends Error {
  override readonly name = 'TokenRefused'
  readonly reason: TokenRefusal

  constructor(reason: TokenRefusal, options?: ErrorOptions) {
    super(`The access token is refused: ${reason}`, options)
    this.reason = reason
  }
}

/** The issuer's keys could not be had, so nothing can be said about the token (503). */
export class IssuerUnavailable extends Error {
  override readonly name = 'IssuerUnavailable'

  constructor(issuer: string, cause: unknown) {
    super(`The keys of the issuer ${issuer} could not be fetched`, { cause })
  }
}
