import { randomBytes } from 'node:crypto'
import { calculateJwkThumbprint, exportJWK, generateKeyPair, type JWK } from 'jose'
import { z } from 'zod'
import type { ProviderStore } from './providerStore.ts'

const text = z.string().min(1)
const PrivateKey = z.object({
  ...{ kty: z.literal('RSA'), use: z.literal('sig'), alg: z.literal('RS256'), kid: text },
  ...{ n: text, e: text, d: text, p: text, q: text, dp: text, dq: text, qi: text },
})
const Secrets = z.object({ signingKey: PrivateKey, cookieKey: text })
export type ProviderSecrets = z.infer<typeof Secrets>

const key = 'secrets'

/** The keys that sign tokens and cookies: made once, then always the same, so that a restart signs nobody out. */
export async function providerSecrets(store: ProviderStore): Promise<ProviderSecrets> {
  const kept = Secrets.safeParse(await store.get(key))
  if (kept.success) return kept.data
  const made = await makeSecrets()
  await store.set(key, made)
  return made
}

/** The half of the signing key that everybody may know. */
export function publicKey({ signingKey }: ProviderSecrets): JWK {
  const { kty, use, alg, kid, n, e } = signingKey
  return { kty, use, alg, kid, n, e }
}

async function makeSecrets(): Promise<ProviderSecrets> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true, modulusLength: 2048 })
  const jwk = await exportJWK(privateKey)
  const kid = await calculateJwkThumbprint(jwk)
  const signingKey = PrivateKey.parse({ ...jwk, kid, use: 'sig', alg: 'RS256' })
  return { signingKey, cookieKey: randomBytes(32).toString('base64url') }
}
