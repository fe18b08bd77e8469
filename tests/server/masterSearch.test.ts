import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from './startTestServer.ts'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
})
afterAll(() => server.close())

const found = async (path: string, q: string, field: string): Promise<string[]> => {
  const { body } = await server.as('sysadmin').get(path, { filter: { q, state: 'all' } })
  return (body as Record<string, string>[]).map(row => row[field] ?? '')
}

describe('users and inks are searched by the starts of words', () => {
  it.each([
    ['a login', 'designer2', ['designer2']],
    ['the start of a surname', 'cast', ['designer']],
    ['both names in any order and case', 'CASTELL owen', ['designer']],
    ['the name within an address', 'owen.', ['designer']],
  ])('finds a user by %s', async (_, q, logins) => {
    expect(await found('/security/User', q, 'login')).toEqual(expect.arrayContaining(logins))
  })

  it('finds nobody by what is only within a word', async () => {
    expect(await found('/security/User', 'astell', 'login')).toEqual([])
  })

  it('finds an ink by its code, name and colour', async () => {
    const { body } = await server.as('sysadmin').get('/config/Ink', { range: [0, 0] })
    const [{ code, name, colour }] = body
    for (const q of [code, name, colour]) expect(await found('/config/Ink', q, 'code')).toContain(code)
  })

  it('reads the words from their index', async () => {
    const lines = await server.connection.db.transaction(async tx => {
      await tx.execute('set local enable_seqscan = off')
      const plan = await tx.execute(
        `explain select id from users where words_in(login || ' ' || name || ' ' || email) @@ words_query('owen')`,
      )
      return JSON.stringify(plan)
    })
    expect(lines).toContain('users_by_words')
  })
})
