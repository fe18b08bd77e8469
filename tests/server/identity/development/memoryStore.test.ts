import { expect, it } from 'vitest'
import { memoryStore } from '../../../../server/identity/development/providerStore.ts'

it('a store in memory keeps copies and forgets by null', async () => {
  const store = memoryStore()
  const value = { list: [1] }
  await store.set('key', value)
  value.list.push(2)
  expect(await store.get('key')).toEqual({ list: [1] })
  await store.set('key', null)
  expect(await store.get('key')).toBeUndefined()
})

it('a store in memory drops what has ended once a minute', async () => {
  const clock = { now: 0 }
  const store = memoryStore(() => clock.now)
  await store.set('short', 1, new Date(1000))
  await store.set('long', 2, new Date(3_600_000))
  clock.now = 60_000
  await store.set('other', 3)
  expect(await store.get('short')).toBeUndefined()
  expect(await store.get('long')).toBe(2)
})
