import { describe, expect, it } from 'vitest'
import { createProviderAdapter } from '../../../../server/identity/development/providerAdapter.ts'
import { memoryStore } from '../../../../server/identity/development/providerStore.ts'

describe("the provider's storage", () => {
  function storage() {
    const clock = { now: 1_000_000 }
    const now = () => clock.now
    const store = memoryStore(now)
    const open = () => createProviderAdapter({ store, now, alreadyUsed: () => new Error('already used') })
    return { clock, store, open, adapter: open() }
  }

  it('finds what was kept until it ends', async () => {
    const { clock, adapter } = storage()
    const tokens = adapter('RefreshToken')
    await tokens.upsert('t1', { accountId: 'anna' }, 60)
    expect(await tokens.find('t1')).toEqual({ accountId: 'anna' })
    clock.now += 60_000
    expect(await tokens.find('t1')).toBeUndefined()
  })

  it('keeps kinds apart', async () => {
    const { adapter } = storage()
    await adapter('RefreshToken').upsert('same', { accountId: 'anna' }, 60)
    expect(await adapter('Grant').find('same')).toBeUndefined()
  })

  it('keeps sessions, grants and refresh tokens over a restart, but not codes and open forms', async () => {
    const { adapter, open } = storage()
    const kinds = ['Session', 'Grant', 'RefreshToken', 'AuthorizationCode', 'Interaction']
    for (const kind of kinds) await adapter(kind).upsert('x', { kind }, 60)
    const after = open()
    const found = await Promise.all(kinds.map(kind => after(kind).find('x')))
    expect(found.map(payload => payload !== undefined)).toEqual([true, true, true, false, false])
  })

  it('finds a session by its lasting id, also after it got another one', async () => {
    const { adapter } = storage()
    const sessions = adapter('Session')
    await sessions.upsert('first', { uid: 'u', accountId: 'anna' }, 60)
    expect(await sessions.findByUid('u')).toMatchObject({ accountId: 'anna' })
    await sessions.upsert('second', { uid: 'u', accountId: 'anna' }, 60)
    await sessions.destroy('first')
    expect(await sessions.findByUid('u')).toMatchObject({ accountId: 'anna' })
    await sessions.destroy('second')
    expect(await sessions.findByUid('u')).toBeUndefined()
  })

  it('lets a token be used up once, even at the same moment', async () => {
    const { clock, adapter } = storage()
    const tokens = adapter('RefreshToken')
    await tokens.upsert('t1', { accountId: 'anna' }, 60)
    const uses = await Promise.allSettled([tokens.consume('t1'), tokens.consume('t1')])
    expect(uses.map(({ status }) => status)).toEqual(['fulfilled', 'rejected'])
    expect(await tokens.find('t1')).toEqual({ accountId: 'anna', consumed: 1000 })
    clock.now += 60_000
    expect(await tokens.find('t1')).toBeUndefined()
  })

  it('takes back all tokens of a grant and no others', async () => {
    const { adapter } = storage()
    const tokens = adapter('RefreshToken')
    await Promise.all([
      tokens.upsert('t1', { grantId: 'g' }, 60),
      tokens.upsert('t2', { grantId: 'g' }, 120),
      tokens.upsert('t3', { grantId: 'other' }, 60),
    ])
    await tokens.revokeByGrantId('g')
    expect(await tokens.find('t1')).toBeUndefined()
    expect(await tokens.find('t2')).toBeUndefined()
    expect(await tokens.find('t3')).toBeDefined()
  })

  it('tells the store when each entry ends, and drops ended tokens from the list of their grant', async () => {
    const { clock, store, adapter } = storage()
    const tokens = adapter('RefreshToken')
    await tokens.upsert('t1', { grantId: 'g' }, 60)
    clock.now += 60_000
    await tokens.upsert('t2', { grantId: 'g' }, 60)
    expect(await store.get('grantMembers/RefreshToken/g')).toEqual({
      value: { t2: clock.now + 60_000 },
      expiresAt: clock.now + 60_000,
    })
  })
})
