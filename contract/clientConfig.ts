import { z } from 'zod'

/** An address the client calls or links to; '' stands for the page's own origin, or for "there is none" of a link. */
const address = z.union([
  z.literal(''),
  z.url({ protocol: /^https?$/ }).transform(url => url.replace(/\/+$/, '')),
])

/** An address of a service, which is the page's own origin unless told. */
const service = address.default('')
/** An address of another application; without one its menu entry is not shown. */
const link = address.default('')

/** Where the client signs in over OpenID Connect (code + PKCE). */
export const OidcConfig = z.object({
  /** The issuer; `/oidc` is the development provider on the page's own origin. */
  authority: z.union([z.string().startsWith('/'), z.url({ protocol: /^https?$/ })]).default('/oidc'),
  clientId: z.string().min(1).default('boxwright'),
  scope: z.string().min(1).default('openid profile offline_access'),
})
export type OidcConfig = z.infer<typeof OidcConfig>

/** Where the client signs in with Microsoft. */
export const MsalConfig = z.object({
  clientId: z.string().min(1),
  authority: z.url({ protocol: /^https$/ }),
  /** Scopes of the access token that the calls are made with. */
  scopes: z.array(z.string().min(1)).min(1),
})
export type MsalConfig = z.infer<typeof MsalConfig>

/**
 * What one build of the web application is told where it runs: `GET /config.json`, answered to anyone.
 * Everything has a default, so that `{}` is the product on one origin with its development provider.
 */
export const ClientConfig = z
  .object({
    environment: z.string().default('UAT'),
    version: z.string().default(''),
    /** When it was built, ISO 8601; '' when not known. */
    buildDate: z.string().default(''),
    /** Whether the demonstration company is there to be shown around in. */
    hasDemonstration: z.boolean().default(false),
    documentSource: z.string().default(''),
    apiUrl: service,
    designUrl: service,
    messageUrl: service,
    imageUrl: service,
    appUrl: link,
    adminUrl: link,
    quoteViewerUrl: link,
    velocityUrl: link,
    /** Whether browsers keep the application's files; where not, what they kept is forgotten. */
    keepsFiles: z.boolean().default(true),
    /** Who says who is signed in; `mock` trusts a person chosen in a menu, for testers only. */
    identity: z.enum(['oidc', 'msal', 'mock']).default('oidc'),
    oidc: OidcConfig.prefault({}),
    msal: MsalConfig.optional(),
  })
  .refine(({ identity, msal }) => identity !== 'msal' || msal !== undefined, {
    path: ['msal'],
    message: 'is needed when identity is msal',
  })
  .meta({ id: 'ClientConfig' })
export type ClientConfig = z.infer<typeof ClientConfig>
