import { beforeAll, describe, expect, test } from 'vitest'
import type { InkGroup } from '#contract/inks'
import type { Role, User } from '#contract/security'
import type { WorkflowOptionRow } from '#contract/workflow-builder'
import { createFileCalls } from '../../src/dataProvider/files/createFileCalls.ts'
import { sendFormByFetch } from '../../src/dataProvider/files/sendForm.ts'
import { createHttp } from '../../src/dataProvider/http.ts'
import { createDataProvider } from '../../src/dataProvider/index.ts'
import { createTestApp, type TestApp } from './startTestServer.ts'

let server: TestApp
const asked: string[] = []

beforeAll(async () => {
  server = await createTestApp()
  return () => server.close()
})

/** The data provider of a person who keeps masters. */
function provider() {
  const credentials = { headers: async () => ({ 'x-mock-person': 'sysadmin' }), renew: async () => false }
  const fetch: typeof globalThis.fetch = (input, init) => {
    asked.push(`${init?.method} ${String(input)}`)
    return server.fetch(input, init)
  }
  const http = createHttp({ baseUrl: '', credentials, fetch })
  const sendForm = sendFormByFetch(fetch)
  return createDataProvider(http, createFileCalls({ baseUrl: '', credentials, http, sendForm }))
}

const groups = 'admin/inkgroups'
const newGroup = async (code: string) => {
  const data = { code, name: `Group ${code}`, isActive: true }
  return (await provider().create<InkGroup>(groups, { data })).data
}

describe('what administrators keep is written by the functions of react-admin', () => {
  test.each([
    [groups, { code: 'MATT', name: 'Matt', isActive: true }, { name: 'Matt inks' }],
    ['admin/roles', { code: 'AUDIT', name: 'Audit', scopes: [], isActive: true }, { name: 'Auditor' }],
    [
      'admin/workflow/options',
      { actionCode: 'LOST', code: 'MATT', name: 'Matt', sequence: 9, isActive: true },
      { name: 'Matt only' },
    ],
  ])('%s: made, changed, deactivated and deleted', async (name, data, change) => {
    const made = (await provider().create(name, { data })).data as InkGroup | Role | WorkflowOptionRow
    expect(made).toMatchObject({ ...data, version: 1 })
    const { id } = made
    const changed = await provider().update(name, {
      id,
      data: { ...made, ...change, isActive: false },
      previousData: made,
    })
    expect(changed.data).toMatchObject({ ...change, isActive: false, version: 2 })
    expect((await provider().getOne(name, { id })).data).toMatchObject(change)
    await provider().delete(name, { id, previousData: changed.data })
    await expect(provider().getOne(name, { id })).rejects.toMatchObject({ code: 'not-found', status: 404 })
  })

  test('a save on an older version is a Failure with what is stored now', async () => {
    const group = await newGroup('STALE')
    const update = (name: string) =>
      provider().update(groups, { id: group.id, data: { ...group, name }, previousData: group })
    await update('first')
    await expect(update('second')).rejects.toMatchObject({
      name: 'Failure',
      status: 409,
      code: 'stale',
      current: { name: 'first', version: 2 },
    })
  })

  test('a save without the version that was read is refused before it is sent', async () => {
    const group = await newGroup('NOVERSION')
    asked.length = 0
    await expect(
      provider().update(groups, { id: group.id, data: { name: 'Nobody knows' }, previousData: {} }),
    ).rejects.toThrow('without the version')
    expect(asked).toEqual([])
  })

  test('an id out of an address is the record that has it', async () => {
    const group = await newGroup('TEXT')
    const data = { ...group, name: 'By address' }
    const saved = await provider().update(groups, { id: String(group.id), data, previousData: group })
    expect(saved.data).toMatchObject({ id: group.id, name: 'By address' })
  })

  test('what is in use is not deleted, and says so', async () => {
    const { data } = await provider().getList<InkGroup>(groups, { filter: { q: 'SPOT' } })
    await expect(provider().delete(groups, { id: data[0]?.id ?? 0 })).rejects.toMatchObject({
      name: 'Failure',
    })
  })

  test('many are saved and deleted each on the version stored now; one that is refused does not keep the others', async () => {
    const many = await Promise.all([newGroup('MANY1'), newGroup('MANY2')])
    const ids = many.map(({ id }) => id)
    await provider().update(groups, {
      id: ids[0] ?? 0,
      data: { ...many[0], name: 'Newer' },
      previousData: many[0],
    })
    await provider().updateMany(groups, { ids, data: { isActive: false } })
    const stored = await provider().getMany<InkGroup>(groups, { ids })
    expect(stored.data.map(({ isActive, name }) => [isActive, name])).toEqual([
      [false, 'Newer'],
      [false, 'Group MANY2'],
    ])
    const { data } = await provider().getList<InkGroup>(groups, { filter: { q: 'SPOT' } })
    const refused = provider().deleteMany(groups, { ids: [data[0]?.id ?? 0, ...ids] })
    await expect(refused).rejects.toMatchObject({ name: 'Failure' })
    expect((await provider().getMany(groups, { ids })).data).toEqual([])
  })

  test('a resource that is only read is not saved', async () => {
    await expect(provider().create('customers', { data: {} })).rejects.toThrow('customers cannot be saved')
  })
})

describe('reading a resource', () => {
  test('asks for a page with what was asked for and nothing else', async () => {
    asked.length = 0
    const pagination = { page: 1, perPage: 2 }
    const sort = { field: 'login', order: 'ASC' } as const
    const page = await provider().getList<User>('admin/users', {
      pagination,
      sort,
      filter: { q: '', state: 'all' },
    })
    expect(page.data).toHaveLength(2)
    expect(page.total).toBeGreaterThan(10)
    const [, query = ''] = (asked[0] ?? '').split('?')
    expect(Object.fromEntries(new URLSearchParams(query))).toEqual({
      range: '[0,1]',
      sort: '["login","ASC"]',
      filter: '{"state":"all"}',
    })
  })

  test('many records are one call', async () => {
    const { data } = await provider().getList<User>('admin/users', { pagination: { page: 1, perPage: 3 } })
    asked.length = 0
    const many = await provider().getMany<User>('admin/users', { ids: data.map(({ id }) => id) })
    expect(many.data).toHaveLength(3)
    expect(asked).toHaveLength(1)
  })

  test('that is given up ends as such', async () => {
    const asking = new AbortController()
    asking.abort()
    await expect(
      provider().getList('admin/users', { filter: {}, signal: asking.signal }),
    ).rejects.toMatchObject({ name: 'AbortError' })
  })
})
