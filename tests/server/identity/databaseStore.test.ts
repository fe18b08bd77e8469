import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Connection } from '../../../server/database/database.ts'
import { identityStore } from '../../../server/database/schema/index.ts'
import { databaseStore } from '../../../server/identity/databaseStore.ts'
import { openDemonstration } from '../startTestServer.ts'

let connection: Connection
beforeAll(async () => {
  connection = await openDemonstration()
})
afterAll(() => connection.close())

const rows = async () =>
  (await connection.db.select({ key: identityStore.key }).from(identityStore)).map(row => row.key)

describe('the store of the development provider', () => {
  it('keeps values of any shape over a restart', async () => {
    const store = databaseStore(connection.db)
    const values = {
      text: 'a',
      number: 0,
      list: [1, { b: null }],
      no: false,
      like: { value: 1, expiresAt: 2 },
    }
    for (const [key, value] of Object.entries(values)) await store.set(key, value)
    const restarted = databaseStore(connection.db)
    for (const [key, value] of Object.entries(values)) expect(await restarted.get(key)).toEqual(value)
  })

  it('replaces and forgets', async () => {
    const store = databaseStore(connection.db)
    await store.set('one', 1)
    await store.set('one', 2)
    expect(await store.get('one')).toBe(2)
    await store.set('one', null)
    expect(await store.get('one')).toBeUndefined()
    expect(await store.get('never')).toBeUndefined()
  })

  it('does not find what has expired, and deletes it when it is asked for', async () => {
    let clock = 1_000_000
    const store = databaseStore(connection.db, () => clock)
    await store.set('session', { login: 'designer' }, new Date(clock + 5_000))
    clock += 4_999
    expect(await store.get('session')).toEqual({ login: 'designer' })
    clock += 1
    expect(await store.get('session')).toBeUndefined()
    expect(await rows()).not.toContain('session')
  })

  it('deletes what has expired and nobody asks for, once a minute', async () => {
    let clock = 2_000_000
    const store = databaseStore(connection.db, () => clock)
    await store.set('forgotten', 1, new Date(clock + 1_000))
    await store.set('kept', 1, new Date(clock + 10_000_000))
    await store.set('for ever', 1)
    clock += 59_999
    await store.set('other', 1)
    expect(await rows()).toContain('forgotten')
    clock += 1
    await store.set('other', 2)
    expect(await rows()).toEqual(expect.arrayContaining(['kept', 'for ever', 'other']))
    expect(await rows()).not.toContain('forgotten')
  })

  it('takes what it did not write for nothing', async () => {
    await connection.db.insert(identityStore).values({ key: 'foreign', value: '"text"' })
    const store = databaseStore(connection.db)
    expect(await store.get('foreign')).toBeUndefined()
    await store.set('any', 1)
    const [row] = await connection.db.select().from(identityStore).where(eq(identityStore.key, 'foreign'))
    expect(row).toBeDefined()
  })
})
