import type { AdapterFactory, Configuration, errors, KoaContextWithOIDC } from 'oidc-provider'
import { apiAudience, apiResource, boxwrightClient, lifetime } from './boxwrightClient.ts'
import type { DemonstrationPerson } from './demonstrationPeople.ts'
import { interactionPath } from './interactions.ts'
import { loadGrant } from './loadGrant.ts'
import { messagePage } from './pages/messagePage.ts'
import { signOutPage } from './pages/signOutPage.ts'
import type { ProviderSecrets } from './providerSecrets.ts'

export interface ProviderConfigurationOptions {
  adapter: AdapterFactory
  secrets: ProviderSecrets
  find: (login: string) => Promise<DemonstrationPerson | undefined>
  redirectUris: readonly string[]
  postLogoutRedirectUris: readonly string[]
  applicationOrigins: readonly string[]
  /** Path of the issuer; empty when it has none. */
  prefix: string
  home: string
  InvalidTarget: typeof errors.InvalidTarget
}

/**
 * oidc-provider for one public client: code with PKCE S256, access tokens that are JWTs for the API, refresh tokens
 * that rotate and end with the session, sign-out started by the application, nothing else.
 */
export function providerConfiguration(options: ProviderConfigurationOptions): Configuration {
  const { adapter, secrets, applicationOrigins, prefix } = options
  const cookie = { httpOnly: true, sameSite: 'lax', signed: true } as const
  return {
    adapter,
    jwks: { keys: [secrets.signingKey] },
    clients: [
      {
        client_id: boxwrightClient.id,
        client_name: boxwrightClient.name,
        token_endpoint_auth_method: 'none',
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
        redirect_uris: [...options.redirectUris],
        post_logout_redirect_uris: [...options.postLogoutRedirectUris],
        scope: boxwrightClient.scope,
      },
    ],
    clientAuthMethods: ['none'],
    responseTypes: ['code'],
    pkce: { required: () => true },
    scopes: boxwrightClient.scope.split(' '),
    claims: { openid: ['sub'], profile: ['name'] },
    // The application has no other way to the name: tokens for the API do not open a userinfo endpoint.
    conformIdTokenClaims: false,
    cookies: {
      keys: [secrets.cookieKey],
      names: { session: 'boxwright_session', interaction: 'boxwright_sign_in', resume: 'boxwright_resume' },
      long: { ...cookie, path: prefix || '/' },
      short: cookie,
    },
    clientBasedCORS: (_ctx, origin) => applicationOrigins.includes(origin),
    interactions: { url: (_ctx, interaction) => prefix + interactionPath(interaction.uid) },
    loadExistingGrant: loadGrant,
    // The library drops offline_access unless consent is asked for, so it cannot be the condition.
    issueRefreshToken: (_ctx, client) => client.grantTypeAllowed('refresh_token'),
    // Whatever scope was asked for, a sign-out ends the refresh tokens too.
    expiresWithSession: () => true,
    rotateRefreshToken: true,
    ttl: {
      AccessToken: lifetime.accessToken,
      AuthorizationCode: lifetime.authorizationCode,
      IdToken: lifetime.accessToken,
      Interaction: lifetime.interaction,
      Session: lifetime.session,
      Grant: lifetime.grant,
      // A new token in place of an old one does not prolong the sign-in: 30 days from the form, not for ever.
      RefreshToken: ctx => ctx.oidc.entities.RotatedRefreshToken?.remainingTTL ?? lifetime.refreshToken,
    },
    ...account(options),
    features: {
      devInteractions: { enabled: false },
      dPoP: { enabled: false },
      pushedAuthorizationRequests: { enabled: false },
      userinfo: { enabled: false },
      revocation: {
        enabled: true,
        allowedPolicy: (_ctx, client, token) => token.clientId === client.clientId,
      },
      resourceIndicators: resourceIndicators(options),
      rpInitiatedLogout: signOut(options),
    },
    renderError: (ctx, { error, error_description: description }) => {
      const sentence = description ? `${sentenceOf(description)} (${error})` : `Error: ${error}`
      html(ctx, messagePage({ title: 'That did not work', sentence, ...wayOut(ctx, options) }))
    },
  }
}

/** Only people who still exist: a refresh token of someone who was removed is refused. */
function account({ find }: ProviderConfigurationOptions): Configuration {
  return {
    findAccount: async (_ctx, login) => {
      const person = await find(login)
      return person && { accountId: person.login, claims: () => ({ sub: person.login, name: person.name }) }
    },
    extraTokenClaims: async (_ctx, token) => {
      const person = 'accountId' in token && token.accountId ? await find(token.accountId) : undefined
      return person && { name: person.name }
    },
  }
}

/** Every access token is for the API, whether the request names it or not. */
function resourceIndicators({ InvalidTarget }: ProviderConfigurationOptions) {
  return {
    enabled: true,
    defaultResource: () => apiResource,
    useGrantedResource: () => true,
    getResourceServerInfo: (_ctx: KoaContextWithOIDC, resource: string) => {
      if (resource !== apiResource) throw new InvalidTarget()
      return {
        scope: boxwrightClient.scope,
        audience: apiAudience,
        accessTokenTTL: lifetime.accessToken,
        accessTokenFormat: 'jwt',
        jwt: { sign: { alg: 'RS256' } },
      } as const
    },
  }
}

function signOut(options: ProviderConfigurationOptions) {
  return {
    enabled: true,
    logoutSource: (ctx: KoaContextWithOIDC, form: string) =>
      html(ctx, signOutPage({ form, nonce: ctx.state.nonce })),
    postLogoutSuccessSource: (ctx: KoaContextWithOIDC) => {
      const sentence = 'Nobody is signed in to the development identity provider on this browser any more.'
      html(ctx, messagePage({ title: 'You are signed out', sentence, ...wayOut(ctx, options) }))
    },
  }
}

function wayOut(ctx: KoaContextWithOIDC, { home }: ProviderConfigurationOptions) {
  return { home, nonce: String(ctx.state.nonce) }
}

function html(ctx: KoaContextWithOIDC, body: string) {
  ctx.type = 'html'
  ctx.body = body
}

function sentenceOf(description: string): string {
  return `${description.charAt(0).toUpperCase()}${description.slice(1).replace(/\.?$/, '.')}`
}
