import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from './startTestServer.ts'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
})
afterAll(() => server.close())

const lists = [
  ['/security/User', 'login'],
  ['/security/Role', 'code'],
  ['/security/Scope', 'code'],
  ['/security/Workgroup', 'code'],
  ['/config/Plant', 'code'],
  ['/config/Ink', 'name'],
  ['/config/Ink/Group/0', 'code'],
  ['/config/BoardGrade/Maintenance', 'code'],
] as const

const all = { filter: { state: 'all' } }

const page = async (path: string, query: Record<string, unknown>) => {
  const { status, body, headers } = await server.as('sysadmin').get(path, query)
  expect(status).toBe(200)
  return {
    rows: body as Record<string, unknown>[],
    total: Number(String(headers['content-range']).split('/')[1]),
  }
}

describe.each(lists)('the list %s', (path, field) => {
  it('tells the same total on its first page, further on, past its end and for one row', async () => {
    const { rows } = await page(path, all)
    const of = async (range: readonly [number, number]) => (await page(path, { ...all, range })).total
    expect(rows.length).toBeGreaterThan(1)
    expect(await of([0, 0])).toBe(rows.length)
    expect(await of([1, 1])).toBe(rows.length)
    expect(await of([900, 924])).toBe(rows.length)
  })

  it('shows each row once, whatever its pages and its order', async () => {
    const { rows, total } = await page(path, all)
    const ids = rows.map(row => row.id)
    for (const direction of ['ASC', 'DESC']) {
      const found: unknown[] = []
      for (let first = 0; first < total; first += 7) {
        const sort = [field, direction]
        found.push(...(await page(path, { ...all, sort, range: [first, first + 6] })).rows.map(row => row.id))
      }
      expect(found.toSorted()).toEqual(ids.toSorted())
    }
  })

  it('shows those in use unless told, and finds nothing with a total of none', async () => {
    const [active, inactive, every] = await Promise.all([
      page(path, { filter: { state: 'active' } }),
      page(path, { filter: { state: 'inactive' } }),
      page(path, all),
    ])
    expect(active.rows.every(row => row.isActive === true)).toBe(true)
    expect(inactive.rows.every(row => row.isActive === false)).toBe(true)
    expect(active.total + inactive.total).toBe(every.total)
    const none = await page(path, { filter: { q: 'zzzzqqqq' } })
    expect(none).toEqual({ rows: [], total: 0 })
  })
})
