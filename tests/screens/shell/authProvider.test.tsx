import { describe, expect, test } from 'vitest'
import { createAuthProvider } from '../../../src/authProvider/createAuthProvider.ts'
import { returnPath, type SignIn } from '../../../src/authProvider/signIn.ts'
import { createUserSource } from '../../../src/authProvider/userSource.ts'
import { createCalls } from '../../../src/dataProvider/call.ts'
import { Failure } from '../../../src/dataProvider/failure.ts'
import { createHttp } from '../../../src/dataProvider/http.ts'
import { answering } from '../answering.ts'
import { person } from '../people.ts'

const failure = (status: number, code: 'not-signed-in' | 'not-allowed' | 'no-connection') =>
  new Failure({ message: code, status, code })

function providerOf(overrides: { [Key in keyof SignIn]?: SignIn[Key] | undefined } = {}, user = person()) {
  const done: string[] = []
  const signIn = {
    headers: async () => ({}),
    renew: async () => false,
    isSignedIn: async () => true,
    finish: async () => '/quotes/7',
    leave: async (to: string) => {
      done.push(`leave ${to}`)
    },
    signOut: async () => {
      done.push('sign out')
    },
    onOtherWindow: () => () => {},
    ...overrides,
  } as SignIn
  const { fetch, asked } = answering({ 'GET /security/Auth': () => user })
  const users = createUserSource(createCalls(createHttp({ baseUrl: '', credentials: signIn, fetch })))
  const provider = createAuthProvider({
    signIn,
    users,
    beforeSignOut: async () => {
      done.push('save')
    },
  })
  return { provider, done, asked }
}

/** Whether a promise is settled once everything that is ready has run. */
const settles = (promise: Promise<unknown>) =>
  Promise.race([
    promise.then(
      () => 'resolved',
      () => 'rejected',
    ),
    new Promise(done => setTimeout(done, 20, 'pending')),
  ])

describe('the auth provider', () => {
  test('a 403 is a message and never a logout', async () => {
    const { provider, done } = providerOf()
    await provider.checkError(failure(403, 'not-allowed'))
    await provider.checkError(new Error('anything'))
    expect(done).toEqual([])
  })

  test('a 401 leads to sign-in and back to the same page; who waits for it goes away with the page', async () => {
    const { provider, done } = providerOf()
    expect(await settles(provider.checkError(failure(401, 'not-signed-in')))).toBe('pending')
    expect(done).toEqual([`leave ${window.location.pathname}${window.location.search}`])
  })

  test('a sign-in that is refused at once does not go round: the call says what failed', async () => {
    const { provider, done } = providerOf({ isSignedIn: async () => false })
    await provider.handleCallback()
    await expect(provider.checkError(failure(401, 'not-signed-in'))).resolves.toBeUndefined()
    await expect(provider.checkAuth()).rejects.toMatchObject({ redirectTo: '/login' })
    expect(done).toEqual([])
  })

  test('where sign-in cannot be reached the call says what failed', async () => {
    const { provider } = providerOf({
      leave: async () => {
        throw failure(0, 'no-connection')
      },
    })
    await expect(provider.checkError(failure(401, 'not-signed-in'))).resolves.toBeUndefined()
  })

  test('nobody signed in leads to sign-in, or to the login page where there is no provider', async () => {
    const { provider, done } = providerOf({ isSignedIn: async () => false })
    expect(await settles(provider.checkAuth())).toBe('pending')
    expect(done).toHaveLength(1)
    const withoutProvider = providerOf({ isSignedIn: async () => false, leave: undefined })
    await expect(withoutProvider.provider.checkAuth()).rejects.toMatchObject({ redirectTo: '/login' })
  })

  test('a renewal that cannot be asked for keeps the person where they are', async () => {
    const { provider } = providerOf({
      isSignedIn: async () => {
        throw failure(0, 'no-connection')
      },
    })
    await expect(provider.checkAuth()).resolves.toBeUndefined()
  })

  test('a confirmed logout saves first, then ends the session; a session that ran out is only forgotten', async () => {
    const { provider, done } = providerOf()
    expect(await provider.logout({})).toBeUndefined()
    expect(done).toEqual([])
    expect(await settles(provider.logout({ confirmed: true }))).toBe('pending')
    expect(done).toEqual(['save', 'sign out'])
  })

  test('a call that is refused while signing out does not sign in again: who waits goes away with the page', async () => {
    const { provider, done } = providerOf({ isSignedIn: async () => false })
    const leaving = provider.logout({ confirmed: true })
    const refused = provider.checkError(failure(401, 'not-signed-in'))
    const asked = provider.checkAuth()
    expect(await Promise.all([leaving, refused, asked].map(settles))).toEqual([
      'pending',
      'pending',
      'pending',
    ])
    expect(done).toEqual(['save', 'sign out'])
  })

  test('after a sign-out that failed, a call that is refused leads to sign-in', async () => {
    const { provider, done } = providerOf({
      signOut: async () => {
        throw failure(0, 'no-connection')
      },
    })
    await expect(provider.logout({ confirmed: true })).rejects.toThrow('no-connection')
    expect(await settles(provider.checkError(failure(401, 'not-signed-in')))).toBe('pending')
    expect(done).toEqual(['save', `leave ${window.location.pathname}${window.location.search}`])
  })

  test('asks once who is signed in, and again after a new sign-in', async () => {
    const { provider, asked } = providerOf()
    expect(await provider.getIdentity()).toMatchObject({ id: 'salesrep', fullName: 'Sam Rees' })
    await provider.canAccess({ resource: '/hub', action: 'view' })
    expect(asked).toHaveLength(1)
    expect(await provider.handleCallback()).toEqual({ redirectTo: '/quotes/7' })
    await provider.getIdentity()
    expect(asked).toHaveLength(2)
  })

  test.each([
    ['/customers', 'view', true],
    ['/admin/users', 'view', false],
    ['/no/such/page', 'view', false],
    ['customers', 'list', true],
    ['customers', 'delete', false],
    ['boardgrades', 'list', true],
    ['quote', 'create', true],
    ['quote', 'toString', false],
    ['config', 'boardGradeMaintenance', false],
    ['anything', 'at all', false],
    ['constructor', 'name', false],
  ])('may a sales representative, on %s, %s: %s', async (resource, action, allowed) => {
    const { provider } = providerOf()
    expect(await provider.canAccess({ resource, action })).toBe(allowed)
  })
})

describe('returnPath', () => {
  test.each([
    ['/quotes/7?tab=log', '/quotes/7?tab=log'],
    ['https://elsewhere.example/', '/'],
    ['//elsewhere.example/', '/'],
    ['/\\elsewhere.example', '/'],
    ['/auth?code=1', '/'],
    ['/login', '/'],
    [undefined, '/'],
  ])('%s leads to %s', (wanted, path) => {
    expect(returnPath(wanted)).toBe(path)
  })
})
