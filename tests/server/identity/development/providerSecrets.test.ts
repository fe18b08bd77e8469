import { expect, it } from 'vitest'
import { providerSecrets, publicKey } from '../../../../server/identity/development/providerSecrets.ts'
import { memoryStore } from '../../../../server/identity/development/providerStore.ts'

it('the secrets are made once and then always the same', async () => {
  const store = memoryStore()
  const first = await providerSecrets(store)
  expect(await providerSecrets(store)).toEqual(first)
  expect(await providerSecrets(memoryStore())).not.toEqual(first)
})

it('the public key has no private part', async () => {
  const key = publicKey(await providerSecrets(memoryStore()))
  expect(Object.keys(key).sort()).toEqual(['alg', 'e', 'kid', 'kty', 'n', 'use'])
})
