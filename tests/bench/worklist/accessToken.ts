import { createBrowser } from '../../server/identity/browser.ts'
import { authorizationRequest, requestTokens } from '../../server/identity/runningProvider.ts'

/** Signs in over the form, as a browser does, and answers the access token. */
export async function accessToken(origin: string, login: string): Promise<string> {
  const issuer = `${origin}/oidc`
  const redirect = { redirect_uri: `${origin}/auth` }
  const { verifier, address } = authorizationRequest(issuer, redirect)
  const browser = createBrowser()
  const form = await browser.open(address)
  const back = await browser.post(form.action, { login, password: 'demo' })
  const { status, body } = await requestTokens(issuer, {
    grant_type: 'authorization_code',
    code: back.url.searchParams.get('code') ?? '',
    code_verifier: verifier,
    ...redirect,
  })
  if (status !== 200) throw new Error(`${login} could not sign in: ${JSON.stringify(body)}`)
  return body.access_token
}
