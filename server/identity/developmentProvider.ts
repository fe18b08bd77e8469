import type { IncomingMessage, ServerResponse } from 'node:http'
import { createLocalJWKSet, type JWTVerifyGetKey } from 'jose'
import { answerAsIssuer } from './development/answerAsIssuer.ts'
import { answerFailures } from './development/answerFailures.ts'
import {
  assertDevelopmentProviderAllowed,
  type ProviderEnvironment,
} from './development/assertDevelopmentProviderAllowed.ts'
import type { SignInDeps } from './development/attemptSignIn.ts'
import { findPerson } from './development/demonstrationPeople.ts'
import { endContext } from './development/endContext.ts'
import { interactions } from './development/interactions.ts'
import { loadProviderLibrary } from './development/loadProviderLibrary.ts'
import { createProviderAdapter } from './development/providerAdapter.ts'
import { providerConfiguration } from './development/providerConfiguration.ts'
import { providerSecrets, publicKey } from './development/providerSecrets.ts'
import type { ProviderStore } from './development/providerStore.ts'
import { createSignInLimit, type SignInLimitOptions } from './development/signInLimit.ts'

export type { DemonstrationPerson } from './development/demonstrationPeople.ts'
export type { ProviderStore } from './development/providerStore.ts'

export interface DevelopmentProviderOptions extends Omit<SignInDeps, 'limit' | 'find'> {
  /** Whoever may sign in; those the sign-in page offers unless told. */
  find?: SignInDeps['find']
  /** Asked before anything else: see `assertDevelopmentProviderAllowed`. */
  environment: ProviderEnvironment
  /** Address of the provider as browsers see it, e.g. `http://localhost:8080/oidc`. */
  issuer: string
  /** Callbacks of the application, with those of its development server; the first one's origin is its home. */
  redirectUris: readonly [string, ...string[]]
  postLogoutRedirectUris: readonly string[]
  /** Keeps signing keys, sessions, grants and refresh tokens over a restart. */
  store: ProviderStore
  signInLimit?: SignInLimitOptions
  /** Where unexpected failures go; `console.error` by default. */
  report?: (error: Error) => void
}

export interface DevelopmentProvider {
  /**
   * Handler for every method and address under the issuer's path. `request.url` must arrive whole, with that path
   * in front (`/oidc/auth?...`), and the body unread; `providerRoutes` mounts it in Fastify that way.
   */
  callback: (request: IncomingMessage, response: ServerResponse) => void
  /** For `createTokenVerifier({ keySet })`: the server checks its own tokens without asking itself over HTTP. */
  localKeySet: JWTVerifyGetKey
}

/**
 * An OpenID Connect provider with the demonstration people, for development and demonstrations: code flow with PKCE
 * for the client `boxwright`, tokens for the audience `boxwright-api` whose `sub` is the login.
 * Throws when it is not allowed here (production, or a real issuer is configured).
 */
export async function createDevelopmentProvider(
  options: DevelopmentProviderOptions,
): Promise<DevelopmentProvider> {
  assertDevelopmentProviderAllowed(options.environment)
  const { redirectUris, postLogoutRedirectUris, store, people, report = reportToConsole } = options
  const find = options.find ?? (async login => findPerson(await people(), login))
  const { Provider, errors } = await loadProviderLibrary()
  const issuer = new URL(options.issuer)
  const prefix = issuer.pathname.replace(/\/$/, '')
  const applicationOrigins = [...redirectUris, ...postLogoutRedirectUris].map(uri => new URL(uri).origin)
  const home = new URL('/', redirectUris[0]).href
  const secrets = await providerSecrets(store)

  const provider = new Provider(
    options.issuer,
    providerConfiguration({
      ...{ secrets, find, redirectUris, postLogoutRedirectUris, applicationOrigins, prefix, home },
      adapter: createProviderAdapter({
        store,
        alreadyUsed: () => new errors.InvalidGrant('it was already used'),
      }),
      InvalidTarget: errors.InvalidTarget,
    }),
  )
  provider.on('server_error', (_ctx, error) => report(error))
  provider.use(answerAsIssuer({ issuer, prefix, applicationOrigins }))
  provider.use(answerFailures(report, home))
  provider.use(
    interactions({
      ...{ provider, prefix, home, people, find, checkPassword: options.checkPassword },
      limit: createSignInLimit(options.signInLimit),
      isForgotten: error => error instanceof errors.SessionNotFound,
    }),
  )

  const handle = provider.callback()
  const endsContext = await endContext()
  return {
    callback(request, response) {
      endsContext(response)
      request.url = withoutPrefix(request.url ?? '/', prefix)
      void handle(request, response)
    },
    localKeySet: createLocalJWKSet({ keys: [publicKey(secrets)] }),
  }
}

/** The library's routes know nothing of the issuer's path; it puts the path back into the addresses it writes. */
function withoutPrefix(url: string, prefix: string): string {
  return url.startsWith(`${prefix}/`) ? url.slice(prefix.length) : url
}

function reportToConsole(error: Error) {
  console.error(error)
}
