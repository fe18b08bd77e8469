import type { BrowserContext } from '@playwright/test'
import { InMemoryWebStorage, OidcClient, User, WebStorageStateStore } from 'oidc-client-ts'
import { OidcConfig } from '#contract/clientConfig'
import { userStoreKey } from '../../../src/authProvider/storedUser.ts'
import { createBrowser } from '../../server/identity/browser.ts'
import { password } from './people.ts'

/** What a browser keeps of a sign-in. */
export type Session = Awaited<ReturnType<BrowserContext['storageState']>>

/**
 * Signs a person in as the application does, by the same library, but without a browser: the form itself is tested in
 * `identity.spec.ts`.
 */
export async function startSession(origin: string, login: string): Promise<Session> {
  const { authority: path, clientId, scope } = OidcConfig.parse({})
  const authority = new URL(path, origin).href
  const client = new OidcClient({
    ...{ authority, client_id: clientId, scope, response_type: 'code', redirect_uri: `${origin}/auth` },
    stateStore: new WebStorageStateStore({ store: new InMemoryWebStorage() }),
  })
  const browser = createBrowser()
  const form = await browser.open((await client.createSigninRequest({})).url)
  const back = await browser.post(form.action, { login, password })
  if (!back.url.searchParams.has('code')) throw new Error(`${login} could not sign in: ${back.html}`)
  const user = new User(await client.processSigninResponse(back.url.href))
  const kept = { name: userStoreKey(authority, clientId), value: user.toStorageString() }
  return {
    cookies: browser.cookies().map(cookie => ({
      ...cookie,
      ...{
        domain: new URL(origin).hostname,
        expires: -1,
        httpOnly: true,
        secure: false,
        sameSite: 'Lax' as const,
      },
    })),
    origins: [{ origin, localStorage: [kept] }],
  }
}
