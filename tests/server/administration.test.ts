import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Role, User } from '#contract/security'
import { newUser } from './newUser.ts'
import { createTestApp, type TestApp } from './startTestServer.ts'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
})
afterAll(() => server.close())

const admin = () => server.as('sysadmin')
const userOf = async (login: string): Promise<User> => {
  const { body } = await admin().get('/security/User', { filter: { q: login, state: 'all' } })
  return body.find((user: User) => user.login === login)
}

describe('GET /security/User', () => {
  it('pages, sorts and narrows by words, role, workgroup, plant and state', async () => {
    const page = await admin().get('/security/User', { range: [0, 4], sort: ['login', 'DESC'] })
    expect(page.body).toHaveLength(5)
    expect(page.headers['content-range']).toMatch(/^items 0-4\/\d+$/)
    const logins = page.body.map((user: User) => user.login)
    expect(logins).toEqual([...logins].sort().reverse())
    const designers = await admin().get('/security/User', { filter: { role: 'DESIGNER', q: 'owen' } })
    expect(designers.body.map((user: User) => user.login)).toEqual(['designer'])
    const south = await admin().get('/security/User', { filter: { workGroup: 'SALES', defaultPlant: 'STH' } })
    expect(south.body.map((user: User) => user.login)).toEqual(['salesrep2'])
  })

  it('answers one user with everything linked to them', async () => {
    const { id } = await userOf('sca')
    expect((await admin().get(`/security/User/${id}`)).body).toMatchObject({
      login: 'sca',
      roles: ['SCA'],
      salesReps: ['salesrep', 'salesrep2'],
      version: 1,
    })
    expect((await admin().get('/security/User/0')).status).toBe(404)
  })
})

describe('POST /security/User', () => {
  it('makes a person who can sign in at once, with the rights of their role', async () => {
    const { status, body } = await admin().post('/security/User', newUser({ roles: ['DESIGNER'] }))
    expect(status).toBe(200)
    expect(body).toMatchObject({ login: 'newcomer', version: 1, roles: ['DESIGNER'] })
    const signedIn = await server.as('newcomer').get('/security/Auth')
    expect(signedIn.body.scopes).toContainEqual({ code: 'VIEW_QUOTE' })
  })

  it('gives and takes rights at once', async () => {
    const user = await userOf('newcomer')
    expect((await server.as('newcomer').get('/security/User')).status).toBe(403)
    const saved = await admin().post('/security/User', { ...user, roles: ['SYSADMIN'] })
    expect((await server.as('newcomer').get('/security/User')).status).toBe(200)
    await admin().post('/security/User', { ...saved.body, roles: [] })
    expect((await server.as('newcomer').get('/security/User')).status).toBe(403)
  })

  it('refuses a login that is taken, at the field', async () => {
    const { status, body } = await admin().post('/security/User', newUser())
    expect([status, body.code]).toEqual([409, 'already-exists'])
    expect(body.errors).toEqual([{ path: 'login', message: 'is in use already' }])
  })

  it('says at which field a value is wrong', async () => {
    const { status, body } = await admin().post('/security/User', newUser({ login: '', email: 'nobody' }))
    expect(status).toBe(400)
    expect(body.errors).toEqual(
      expect.arrayContaining([
        { path: 'login', message: 'Login is required' },
        { path: 'email', message: 'Email not valid' },
      ]),
    )
  })

  it('links only sales reps: "User is not Salesrep."', async () => {
    const sca = await userOf('sca')
    const { status, body } = await admin().post('/security/User', { ...sca, salesReps: ['designer'] })
    expect(status).toBe(422)
    expect(body.errors).toEqual([{ path: 'salesReps', message: 'designer: User is not Salesrep.' }])
    expect(await userOf('sca')).toEqual(sca)
  })

  it('keeps the login as it is', async () => {
    const user = await userOf('newcomer')
    const { status, body } = await admin().post('/security/User', { ...user, login: 'renamed' })
    expect([status, body.errors[0].path]).toEqual([422, 'login'])
  })

  it('refuses a save from an older version with what is stored and who stored it', async () => {
    const read = await userOf('designer2')
    await admin().post('/security/User', { ...read, name: 'Mai T. Thorne' })
    const { status, body } = await admin().post('/security/User', { ...read, defaultState: 'QLD' })
    expect([status, body.code]).toEqual([409, 'stale'])
    expect(body.detail).toContain('Noel Whitaker')
    expect(body.current).toMatchObject({ name: 'Mai T. Thorne', version: 2 })
  })
})

describe('nobody is locked out', () => {
  it('the last System Administrator neither goes out of use nor loses the role', async () => {
    const user = await userOf('sysadmin')
    for (const change of [{ isActive: false }, { roles: ['SU'] }]) {
      const { status, body } = await admin().post('/security/User', { ...user, ...change })
      const message = 'Somebody in use has to stay System Administrator, and this is the last.'
      expect([status, body.detail]).toEqual([422, message])
      // At the field that was changed.
      expect(body.errors).toEqual([{ path: Object.keys(change)[0], message }])
    }
    expect(await userOf('sysadmin')).toEqual(user)
  })

  it('a person keeps their own last administration right, whichever way it would go', async () => {
    const second = await admin().post('/security/User', newUser({ login: 'second', roles: ['SYSADMIN'] }))
    const own = await server.as('second').post('/security/User', { ...second.body, roles: [] })
    expect(own.body.detail).toBe('You cannot take away your own last administration right.')
    const roles = (await admin().get('/security/Role')).body as Role[]
    const { id: _, holders: __, ...role } = roles.find(({ code }) => code === 'SYSADMIN') as Role
    const without = role.scopes.filter(code => code !== 'EDIT_USER_ACCESS')
    const stripped = await admin().post('/security/Role', { ...role, scopes: without })
    expect([stripped.status, stripped.body.errors[0].path]).toEqual([422, 'scopes'])
    expect((await admin().post('/security/Role', { ...role, isActive: false })).status).toBe(422)
    // Somebody else may take it.
    expect((await admin().post('/security/User', { ...second.body, roles: [] })).status).toBe(200)
  })
})

describe('GET /security/User/SalesRep/{login}', () => {
  it('admin-sales-rep-detail: answers a sales rep, and says of anybody else: User is not Salesrep.', async () => {
    expect((await admin().get('/security/User/SalesRep/salesrep')).body).toMatchObject({
      name: 'Tessa Harcourt',
      defaultPlant: 'NTH',
    })
    const other = await admin().get('/security/User/SalesRep/designer')
    expect([other.status, other.body.detail]).toEqual([422, 'User is not Salesrep.'])
    expect((await admin().get('/security/User/SalesRep/nobody')).status).toBe(404)
  })
})

describe('roles, scopes and workgroups', () => {
  it('a new role grants its scopes until it is deactivated', async () => {
    const role = {
      code: 'AUDITOR',
      name: 'Auditor',
      scopes: ['EDIT_USER_ACCESS'],
      isActive: true,
      version: 0,
    }
    const saved = await admin().post('/security/Role', role)
    expect(saved.body).toMatchObject({ id: 'AUDITOR', version: 1, holders: 0 })
    await admin().post('/security/User', newUser({ login: 'auditor', roles: ['AUDITOR'] }))
    expect((await server.as('auditor').get('/security/Scope')).status).toBe(200)
    const off = await admin().post('/security/Role', { ...role, isActive: false, version: 1 })
    expect(off.body).toMatchObject({ holders: 1, version: 2 })
    expect((await server.as('auditor').get('/security/Scope')).status).toBe(403)
  })

  it('a scope says which roles grant it', async () => {
    const { body } = await admin().get('/security/Scope', { filter: { q: 'EDIT_USER' } })
    expect(body).toMatchObject([{ code: 'EDIT_USER_ACCESS', roles: ['AUDITOR', 'SYSADMIN'] }])
  })

  it('a workgroup says its members and the steps it owns', async () => {
    const { body } = await admin().get('/security/Workgroup', { filter: { q: 'DESIGN' } })
    expect(body[0]).toMatchObject({ code: 'DESIGN', department: 'DESIGN', members: 3 })
    expect(body[0].steps.length).toBeGreaterThan(0)
  })

  it('a workgroup can be made, and is then in its department', async () => {
    const group = {
      code: 'DESIGN-QLD',
      description: 'Design Queensland',
      department: 'DESIGN',
      isActive: true,
    }
    expect((await admin().post('/security/WorkGroup', { ...group, version: 0 })).status).toBe(200)
    const { body } = await server.as('designer').get('/security/Workgroup/DESIGN')
    expect(body.map((row: { code: string }) => row.code)).toContain('DESIGN-QLD')
    const bad = await admin().post('/security/WorkGroup', { ...group, department: 'NOWHERE', version: 0 })
    expect(bad.body.errors).toEqual([{ path: 'department', message: 'Department is required' }])
  })
})

describe('DELETE /config/Master/{kind}/{key}', () => {
  it('asks to deactivate first, and names what still uses it', async () => {
    const rep = await userOf('salesrep2')
    const active = await admin().delete(`/config/Master/user/${rep.id}`)
    expect([active.status, active.body.detail]).toEqual([
      422,
      'Deactivate the user salesrep2 before you delete it.',
    ])
    await admin().post('/security/User', { ...rep, isActive: false })
    const used = await admin().delete(`/config/Master/user/${rep.id}`)
    expect([used.status, used.body.code]).toEqual([409, 'in-use'])
    expect(used.body.detail).toMatch(/^salesrep2 is still used by quotes \d+.*customers .*assistants sca/)
  })

  it('deletes what nothing uses', async () => {
    const { body } = await admin().post('/security/User', newUser({ login: 'short', isActive: false }))
    expect((await admin().delete(`/config/Master/user/${body.id}`)).status).toBe(200)
    expect((await admin().get(`/security/User/${body.id}`)).status).toBe(404)
  })

  it('keeps the roles and scopes that the product itself asks for', async () => {
    const scope = {
      code: 'EDIT_TOOLING_MASTER',
      description: 'Maintain tooling',
      isActive: false,
      version: 1,
    }
    await admin().post('/security/Scope', scope)
    const { body } = await admin().delete('/config/Master/scope/EDIT_TOOLING_MASTER')
    expect(body.detail).toContain('the access rules of the product')
  })
})

describe('GET /config/Master/{kind}/{key}/Log', () => {
  it('says who changed which field, from what to what', async () => {
    const user = await userOf('designer2')
    const { body } = await admin().get(`/config/Master/user/${user.id}/Log`)
    expect(body).toMatchObject([
      { whoName: 'Noel Whitaker', field: 'name', old: 'Mai Thorne', new: 'Mai T. Thorne' },
    ])
  })

  it('needs the right of its kind', async () => {
    const editor = {
      code: 'INKER',
      name: 'Ink editor',
      scopes: ['EDIT_INK_MASTER'],
      isActive: true,
      version: 0,
    }
    await admin().post('/security/Role', editor)
    await admin().post('/security/User', newUser({ login: 'inker', roles: ['INKER'] }))
    expect((await server.as('inker').get('/config/Master/ink/1/Log')).status).toBe(200)
    expect((await server.as('inker').get('/config/Master/user/1/Log')).status).toBe(403)
    expect((await server.as('inker').delete('/config/Master/user/1')).status).toBe(403)
  })
})
