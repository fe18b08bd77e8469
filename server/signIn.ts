import { type Environment, identityOf } from './config.ts'
import type { Connection } from './database/database.ts'
import { byBearerToken, byMockHeader } from './http/authenticate.ts'
import type { Authenticate } from './http/mount.ts'
import { databaseStore } from './identity/databaseStore.ts'
import { apiAudience, boxwrightClient } from './identity/development/boxwrightClient.ts'
import { demonstrationPassword } from './identity/development/demonstrationPeople.ts'
import { createDevelopmentProvider, type DevelopmentProvider } from './identity/developmentProvider.ts'
import { activePerson, demonstrationPeople } from './identity/providerDatabase.ts'
import { endedTokens } from './identity/session/endedTokens.ts'
import type { SessionOptions } from './identity/session/sessionRoutes.ts'
import { createTokenVerifier } from './identity/verifyToken.ts'
import { createPeople } from './person/people.ts'

export interface SignIn {
  readonly authenticate: Authenticate
  /** Forgets what is remembered of people's rights. */
  readonly rightsChanged: () => void
  readonly developmentProvider?: DevelopmentProvider
  /** What keeps refresh tokens out of reach of the page's scripts; left out: nobody has any. */
  readonly session?: SignInSession
}

/** What the session's calls need besides the application. */
export interface SignInSession extends Omit<SessionOptions, 'issuer' | 'isSecure'> {
  /** Address of the issuer; its tokens come from this process, or over the network. */
  readonly issuer: string
  readonly isOwn: boolean
  readonly timeoutMs: number
}

/** Origins a browser may come from while developing: the server's own, by name and number, and the dev server's. */
const originsOf = (origin: string): string[] => {
  const { protocol, port } = new URL(origin)
  const local = ['127.0.0.1', 'localhost'].flatMap(host => [
    new URL(`${protocol}//${host}:${port}`).origin,
    `${protocol}//${host}:5173`,
  ])
  return [...new Set([origin, ...local])]
}

/** How people sign in here: the development provider, an outside issuer, or (for testers) a header. */
export async function createSignIn(
  environment: Environment,
  { db, alone }: Connection,
  origin: string,
): Promise<SignIn> {
  const people = createPeople(db)
  const rightsChanged = () => people.forget()
  const identity = identityOf(environment)
  const { OIDC_ISSUER } = environment
  if (identity === 'mock') {
    if (environment.NODE_ENV === 'production') throw new Error('IDENTITY=mock does not start in production.')
    return { authenticate: byMockHeader(people), rightsChanged }
  }
  const store = databaseStore(db)
  const ended = endedTokens(store)
  const timeoutMs = environment.OUTSIDE_TIMEOUT
  if (identity !== 'development') {
    if (OIDC_ISSUER === undefined) throw new Error(`IDENTITY=${identity} needs OIDC_ISSUER.`)
    const verifier = createTokenVerifier({
      issuer: OIDC_ISSUER,
      audience: environment.OIDC_AUDIENCE,
      ...(environment.OIDC_JWKS_URI === undefined ? {} : { jwksUri: environment.OIDC_JWKS_URI }),
      fetchTimeoutMs: timeoutMs,
      hasEnded: ended.hasEnded,
      loginClaim: environment.OIDC_LOGIN_CLAIM,
      allowPlainType: environment.OIDC_PLAIN_TOKENS,
    })
    const session = { verifier, ended, clientId: environment.OIDC_CLIENT_ID, timeoutMs }
    return {
      authenticate: byBearerToken(verifier, people),
      rightsChanged,
      session: { ...session, issuer: OIDC_ISSUER, isOwn: false },
    }
  }
  const issuer = `${origin}/oidc`
  const origins = originsOf(origin)
  // Keys are made once: of servers that start at once, the others find those of the first.
  const developmentProvider = await alone(() =>
    createDevelopmentProvider({
      environment: { nodeEnv: environment.NODE_ENV, configuredIssuer: OIDC_ISSUER },
      issuer,
      people: () => demonstrationPeople(db),
      find: login => activePerson(db, login),
      checkPassword: async (_login, password) => password === demonstrationPassword,
      redirectUris: [`${origin}/auth`, ...origins.slice(1).map(each => `${each}/auth`)],
      postLogoutRedirectUris: origins.flatMap(each => [each, `${each}/`]),
      store,
    }),
  )
  const verifier = createTokenVerifier({
    issuer,
    audience: apiAudience,
    keySet: developmentProvider.localKeySet,
    hasEnded: ended.hasEnded,
  })
  return {
    authenticate: byBearerToken(verifier, people),
    rightsChanged,
    developmentProvider,
    session: { verifier, ended, clientId: boxwrightClient.id, timeoutMs, issuer, isOwn: true },
  }
}
