import { createHash, randomBytes } from 'node:crypto'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { DemonstrationPerson } from '../../../server/identity/development/demonstrationPeople.ts'
import { memoryStore } from '../../../server/identity/development/providerStore.ts'
import {
  createDevelopmentProvider,
  type DevelopmentProviderOptions,
} from '../../../server/identity/developmentProvider.ts'
import type { Browser, Page } from './browser.ts'

export const application = 'http://app.example'
export const redirectUri = `${application}/auth`

export const people: DemonstrationPerson[] = [
  { login: 'anna', name: 'Anna Ng', roles: ['Sales representative'], about: 'Quotes for Victoria.' },
  { login: 'ben', name: 'Ben <Designer>', roles: ['Designer', 'Sample maker'], about: 'Draws & cuts.' },
]

/** A development provider behind a real HTTP server on a free port. */
export async function startProvider(overrides: Partial<DevelopmentProviderOptions> = {}) {
  let listener: RequestListener = (_request, response) => response.writeHead(503).end()
  const server = createServer((request, response) => listener(request, response))
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const issuer = `http://127.0.0.1:${port}/oidc`
  const failures: Error[] = []
  const options: DevelopmentProviderOptions = {
    environment: { nodeEnv: 'test', configuredIssuer: undefined },
    issuer,
    people: async () => people,
    checkPassword: async (_login, password) => password === 'demo',
    redirectUris: [redirectUri, 'http://localhost:5173/auth'],
    postLogoutRedirectUris: [`${application}/`],
    store: memoryStore(),
    report: error => failures.push(error),
    ...overrides,
  }

  async function start() {
    const provider = await createDevelopmentProvider(options)
    listener = provider.callback
    return provider
  }

  let provider = await start()
  return {
    issuer,
    failures,
    keySet: () => provider.localKeySet,
    /** As a new process would start: everything in memory is gone, the store is the same. */
    async restart() {
      provider = await start()
    },
    async stop() {
      server.closeAllConnections()
      await new Promise(resolve => server.close(resolve))
    },
  }
}

export type RunningProvider = Awaited<ReturnType<typeof startProvider>>

/** A request for a sign-in with its PKCE verifier, as the web application makes it. */
export function authorizationRequest(issuer: string, overrides: Record<string, string> = {}) {
  const verifier = randomBytes(32).toString('base64url')
  const query = new URLSearchParams({
    client_id: 'boxwright',
    redirect_uri: redirectUri,
    response_type: 'code',
    scope: 'openid profile offline_access',
    state: 'the-state',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    ...overrides,
  })
  return { verifier, address: `${issuer}/auth?${query}` }
}

export interface Tokens {
  access_token: string
  id_token: string
  refresh_token: string
  expires_in: number
  scope: string
  token_type: string
}

export async function requestTokens(issuer: string, fields: Record<string, string>) {
  const response = await fetch(`${issuer}/token`, {
    method: 'POST',
    body: new URLSearchParams({ client_id: 'boxwright', ...fields }),
  })
  return { status: response.status, body: (await response.json()) as Tokens & { error?: string } }
}

export const refresh = (issuer: string, refreshToken: string) =>
  requestTokens(issuer, { grant_type: 'refresh_token', refresh_token: refreshToken })

/** Changes the code that the browser came back with into tokens. */
export async function exchangeCode(
  issuer: string,
  page: Page,
  verifier: string,
  overrides: Record<string, string> = {},
): Promise<Tokens> {
  const code = page.url.searchParams.get('code') ?? ''
  const fields = {
    grant_type: 'authorization_code',
    code,
    redirect_uri: redirectUri,
    code_verifier: verifier,
    ...overrides,
  }
  const { status, body } = await requestTokens(issuer, fields)
  if (status !== 200) throw new Error(`The code was refused: ${JSON.stringify(body)}`)
  return body
}

/** The whole way from the application through the sign-in form to tokens. */
export async function signIn(
  browser: Browser,
  issuer: string,
  fields: Record<string, string> = { login: 'anna', password: 'demo' },
): Promise<Tokens> {
  const { verifier, address } = authorizationRequest(issuer)
  const form = await browser.open(address)
  return exchangeCode(issuer, await browser.post(form.action, fields), verifier)
}
