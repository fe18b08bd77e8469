import { z } from 'zod'
import { ClientConfig } from '#contract/clientConfig'

const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess(value => (value === '' ? undefined : value), schema.optional())
const url = z.url({ protocol: /^https?$/, error: 'must be an address that starts with http:// or https://' })
/** An address that may be left out; '' then. */
const address = z.union([z.literal(''), url]).default('')
const milliseconds = z.coerce.number().int().min(1)

const isTimeZone = (name: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

/** The environment variables that the server reads, each with its default; `.env.example` lists the same. */
export const Environment = z.object({
  NODE_ENV: z.string().default('development'),
  HOST: z.string().min(1).default('127.0.0.1'),
  /** Never 0: the sign-in has to know its own address before anybody listens. */
  PORT: z.coerce.number().int().min(1).max(65_535).default(8080),
  PUBLIC_URL: optional(url.refine(text => new URL(text).pathname === '/', 'must not have a path')),
  TRUST_PROXY: z.stringbool().default(false),
  DATA_DIR: z.string().min(1).default('.data'),
  DATABASE_URL: optional(
    z.url({ protocol: /^postgres(ql)?$/, error: 'must be an address that starts with postgresql://' }),
  ),
  DATABASE_POOL: z.coerce.number().int().min(1).max(200).default(10),
  /** Milliseconds that a statement of a call may take. */
  STATEMENT_TIMEOUT: milliseconds.default(15_000),
  /** The same of a call that only reads, and of one that makes a document. */
  READ_STATEMENT_TIMEOUT: milliseconds.default(15_000),
  REPORT_STATEMENT_TIMEOUT: milliseconds.default(30_000),
  /** The same for work in the background. */
  JOB_STATEMENT_TIMEOUT: milliseconds.default(300_000),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('warn'),
  TIME_ZONE: z
    .string()
    .refine(isTimeZone, 'must be the name of a time zone, as Australia/Melbourne')
    .default('Australia/Melbourne'),
  /** Days before an unanswered quote ends that its sales rep is reminded; 0: never. */
  OFFER_REMINDER_DAYS: z.coerce.number().int().min(0).max(365).default(5),
  /** Days after which those who may approve are reminded of what waits for them; 0: never. */
  APPROVAL_REMINDER_DAYS: z.coerce.number().int().min(0).max(365).default(2),
  ENVIRONMENT: z.string().default('UAT'),
  DOCUMENT_SOURCE: z.string().default(''),
  BODY_LIMIT: z.coerce.number().int().min(1024).default(1_048_576),
  REQUEST_TIMEOUT: milliseconds.default(30_000),
  OUTSIDE_TIMEOUT: milliseconds.default(8_000),
  /** Milliseconds that an outside system is left alone after a time-out. */
  OUTSIDE_REST: milliseconds.default(30_000),
  /** Bytes that an answer of an outside system may have. */
  OUTSIDE_LARGEST: z.coerce.number().int().min(1024).default(5_242_880),
  /** Requests that a person may make in a minute; 0: any number. */
  REQUESTS_A_MINUTE: z.coerce.number().int().min(0).default(3_000),
  /** Whether `/docs` and `/openapi.json` are answered, and source maps handed out; not in production unless said. */
  SHOW_DOCS: optional(z.stringbool()),
  SHOW_SOURCE_MAPS: optional(z.stringbool()),
  /** Whether browsers keep the application's files in a service worker; what they kept is forgotten where not. */
  SERVICE_WORKER: z.stringbool().default(true),
  IDENTITY: optional(z.enum(['development', 'oidc', 'msal', 'mock'])),
  OIDC_ISSUER: optional(url),
  OIDC_CLIENT_ID: z.string().min(1).default('boxwright'),
  OIDC_AUDIENCE: z.string().min(1).default('boxwright-api'),
  OIDC_JWKS_URI: optional(url),
  OIDC_SCOPE: z.string().min(1).default('openid profile offline_access'),
  OIDC_LOGIN_CLAIM: z.string().min(1).default('sub'),
  OIDC_PLAIN_TOKENS: z.stringbool().default(false),
  MSAL_CLIENT_ID: z.string().default(''),
  MSAL_SCOPES: z.string().default(''),
  API_URL: address,
  APP_URL: address,
  ADMIN_URL: address,
  QUOTE_VIEWER_URL: address,
  VELOCITY_URL: address,
  DESIGN_URL: address,
  MESSAGE_URL: address,
  IMAGE_URL: address,
  LGX_URL: optional(url),
  LGX_TOKEN: optional(z.string()),
  LGX_REMEMBERED: milliseconds.default(300_000),
  DESIGN_SERVICE_URL: optional(url),
  DESIGN_SERVICE_TOKEN: optional(z.string()),
  LABEL_PRINTER_URL: optional(url),
  LABEL_PRINTER_TOKEN: optional(z.string()),
  S3_URL: optional(url),
  S3_BUCKET: z.string().default(''),
  S3_REGION: z.string().min(1).default('us-east-1'),
  S3_KEY: optional(z.string()),
  S3_SECRET: optional(z.string()),
  SMTP_URL: optional(
    z.url({ protocol: /^smtps?$/, error: 'must be an address that starts with smtp:// or smtps://' }),
  ),
  MAIL_FROM: z.email('must be an e-mail address').default('boxwright@boxwright.example'),
})
export type Environment = z.infer<typeof Environment>

/** Thrown when the environment cannot be used; its message names every bad variable. */
export class BadEnvironment extends Error {
  constructor(faults: readonly string[]) {
    super(`These environment variables cannot be used:\n${faults.map(fault => `  ${fault}`).join('\n')}`)
  }
}

/** What each variable says for itself, and yet cannot be together with the others. */
function contradictions(environment: Environment): string[] {
  const { OIDC_ISSUER, MSAL_CLIENT_ID, MSAL_SCOPES } = environment
  const identity = identityOf(environment)
  const isOutside = identity === 'oidc' || identity === 'msal'
  const { S3_URL, S3_BUCKET, S3_KEY, S3_SECRET } = environment
  const isHalfS3 =
    S3_URL !== undefined && (S3_BUCKET === '' || S3_KEY === undefined || S3_SECRET === undefined)
  return [
    ...(isHalfS3 ? ['S3_URL: needs S3_BUCKET, S3_KEY and S3_SECRET beside it'] : []),
    ...(isOutside && OIDC_ISSUER === undefined
      ? [`OIDC_ISSUER: is needed when IDENTITY is ${identity}`]
      : []),
    ...(identity === 'msal' && MSAL_CLIENT_ID === ''
      ? ['MSAL_CLIENT_ID: is needed when IDENTITY is msal']
      : []),
    ...(identity === 'msal' && MSAL_SCOPES.trim() === ''
      ? ['MSAL_SCOPES: is needed when IDENTITY is msal']
      : []),
    ...(!isOutside && isProduction(environment)
      ? [`IDENTITY: ${identity} is not for production; configure OIDC_ISSUER`]
      : []),
    ...(identity === 'development' && OIDC_ISSUER !== undefined
      ? ['IDENTITY: development cannot be together with OIDC_ISSUER']
      : []),
  ]
}

/** Reads the environment once, by schema. Throws {@link BadEnvironment}. */
export function readEnvironment(variables: Readonly<Record<string, string | undefined>>): Environment {
  const read = Environment.safeParse(variables)
  if (!read.success) {
    throw new BadEnvironment(read.error.issues.map(issue => `${issue.path.join('.')}: ${issue.message}`))
  }
  const faults = contradictions(read.data)
  if (faults.length > 0) throw new BadEnvironment(faults)
  return read.data
}

/** Who says who is signed in: what is configured, else an outside issuer when there is one, else the development provider. */
export const identityOf = (environment: Environment): 'development' | 'oidc' | 'msal' | 'mock' =>
  environment.IDENTITY ?? (environment.OIDC_ISSUER === undefined ? 'development' : 'oidc')

/** Whether people use the product for real. */
export const isProduction = ({ NODE_ENV }: Pick<Environment, 'NODE_ENV'>): boolean =>
  NODE_ENV.trim().toLowerCase() === 'production'

export interface Build {
  readonly version: string
  readonly date: string
}

/** What `GET /config.json` tells the web application. */
export function clientConfigOf(environment: Environment, build: Build): ClientConfig {
  const identity = identityOf(environment)
  return ClientConfig.parse({
    environment: environment.ENVIRONMENT,
    version: build.version,
    buildDate: build.date,
    hasDemonstration: !isProduction(environment) && (identity === 'development' || identity === 'mock'),
    documentSource: environment.DOCUMENT_SOURCE,
    apiUrl: environment.API_URL,
    appUrl: environment.APP_URL,
    adminUrl: environment.ADMIN_URL,
    quoteViewerUrl: environment.QUOTE_VIEWER_URL,
    velocityUrl: environment.VELOCITY_URL,
    designUrl: environment.DESIGN_URL,
    messageUrl: environment.MESSAGE_URL,
    imageUrl: environment.IMAGE_URL,
    keepsFiles: environment.SERVICE_WORKER,
    identity: identity === 'development' ? 'oidc' : identity,
    // The development provider knows one client only, and is found on the page's own origin: the contract's defaults.
    ...(identity === 'development'
      ? {}
      : {
          oidc: {
            authority: environment.OIDC_ISSUER,
            clientId: environment.OIDC_CLIENT_ID,
            scope: environment.OIDC_SCOPE,
          },
        }),
    ...(identity === 'msal'
      ? {
          msal: {
            clientId: environment.MSAL_CLIENT_ID,
            authority: environment.OIDC_ISSUER,
            scopes: environment.MSAL_SCOPES.split(/\s+/).filter(scope => scope !== ''),
          },
        }
      : {}),
  })
}
