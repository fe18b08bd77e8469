import type { KoaContextWithOIDC } from 'oidc-provider'
import { apiResource, boxwrightClient, lifetime } from './boxwrightClient.ts'

/**
 * What the signed-in person lets the application do: everything it may ask for, without a page that asks. The API's
 * scopes are granted too, or the library would show its consent page. The grant of a session lives on with every
 * new sign-in, and ends with the sign-out together with all its refresh tokens.
 */
export async function loadGrant({ oidc }: KoaContextWithOIDC) {
  const { client, session, account, provider } = oidc
  if (!client || !account) return undefined
  const grantId = session?.grantIdFor(client.clientId)
  const existing = grantId ? await provider.Grant.find(grantId) : undefined
  const grant =
    existing?.accountId === account.accountId
      ? existing
      : new provider.Grant({ clientId: client.clientId, accountId: account.accountId })
  grant.addOIDCScope(boxwrightClient.scope)
  grant.addResourceScope(apiResource, boxwrightClient.scope)
  grant.exp = Math.floor(Date.now() / 1000) + lifetime.grant
  await grant.save()
  return grant
}
