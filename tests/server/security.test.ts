import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { users } from '../../server/database/schema/index.ts'
import { createPeople } from '../../server/person/people.ts'
import { createTestApp, type TestApp } from './startTestServer.ts'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
})
afterAll(() => server.close())

const codes = (rows: readonly { code: string }[]): string[] => rows.map(row => row.code)

describe('GET /security/Auth', () => {
  it('says who is signed in, with roles, scopes, workgroups and default state', async () => {
    const { body } = await server.as('designer').get('/security/Auth')
    expect(body).toMatchObject({
      login: 'designer',
      name: 'Owen Castell',
      email: 'designer@boxwright.example',
      roles: [{ code: 'DESIGNER' }],
      workGroups: [
        { code: 'DESIGN', description: 'Structural Design', department: 'DESIGN' },
        { code: 'SAMPLE', description: 'Sample Room', department: 'SAMPLE' },
      ],
      salesReps: [],
      assistants: [],
      defaultState: 'VIC',
    })
    expect(codes(body.scopes)).toEqual([
      'SEARCH_CATALOGUE',
      'VIEW_ALL_CUSTOMERS',
      'VIEW_COPY_CHANGES',
      'VIEW_EXIST_PRODUCT',
      'VIEW_QUOTE',
    ])
    expect(body).not.toHaveProperty('id')
  })

  it('gives a coordinator their sales reps, and a sales rep their assistants', async () => {
    const coordinator = (await server.as('sca').get('/security/Auth')).body
    expect(coordinator.salesReps).toEqual([
      { id: expect.any(Number), login: 'salesrep2', name: 'Marcus Odell', code: 'salesrep2' },
      { id: expect.any(Number), login: 'salesrep', name: 'Tessa Harcourt', code: 'salesrep' },
    ])
    const rep = (await server.as('salesrep').get('/security/Auth')).body
    expect(rep.assistants).toEqual([{ id: expect.any(Number), login: 'sca', name: 'Priya Raman' }])
  })

  it('lets nobody in who is not active', async () => {
    await server.connection.db.update(users).set({ isActive: false }).where(eq(users.login, 'plant'))
    expect((await server.as('plant').get('/security/Auth')).status).toBe(401)
  })
})

describe('a right that is taken away', () => {
  const deactivate = (login: string) =>
    server.connection.db.update(users).set({ isActive: false }).where(eq(users.login, login))

  it('is gone within a minute where nothing is heard of it', async () => {
    let clock = 0
    const people = createPeople(server.connection.db, () => clock)
    expect(await people.find('vendor')).toMatchObject({ login: 'vendor' })
    await deactivate('vendor')
    clock = 59_999
    expect(await people.find('vendor')).not.toBeNull()
    clock = 60_000
    expect(await people.find('vendor')).toBeNull()
  })

  it('is gone at once when what is remembered is forgotten', async () => {
    const people = createPeople(server.connection.db, () => 0)
    expect(await people.find('techmgr')).not.toBeNull()
    await deactivate('techmgr')
    people.forget()
    expect(await people.find('techmgr')).toBeNull()
  })

  it('is gone when it was being read while it was taken away', async () => {
    const people = createPeople(server.connection.db, () => 0)
    const reading = people.find('newwork')
    people.forget()
    await reading
    await deactivate('newwork')
    expect(await people.find('newwork')).toBeNull()
  })
})

describe('GET /security/Workgroup', () => {
  it('lists all workgroups in the order of the menu', async () => {
    const { body } = await server.as('designer').get('/security/Workgroup')
    expect(codes(body)).toEqual([
      'SALES',
      'CUSTSERV',
      'DESIGN',
      'PREPRINT',
      'PRICING',
      'NEWWORK',
      'SAMPLE',
      'GLAMAART',
      'TECH',
    ])
  })

  it('workgroups-per-department: or those of one department, however it is written', async () => {
    const sample = [{ code: 'SAMPLE', description: 'Sample Room', department: 'SAMPLE' }]
    expect((await server.as('designer').get('/security/Workgroup/SAMPLE')).body).toEqual(sample)
    expect((await server.as('designer').get('/security/WorkGroup/sample')).body).toEqual(sample)
    expect((await server.as('designer').get('/security/Workgroup/MOON')).body).toEqual([])
  })
})

describe('GET /security/User/role/{role}', () => {
  it('lists the active people who hold a role, by name', async () => {
    const { body } = await server.as('su').get('/security/User/role/SALESREP')
    expect(body.map((person: { login: string }) => person.login)).toEqual(['salesrep2', 'salesrep'])
    expect((await server.as('su').get('/security/User/role/PLANT')).body).toEqual([])
  })
})
