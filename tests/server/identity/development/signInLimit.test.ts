import { describe, expect, it } from 'vitest'
import { createSignInLimit } from '../../../../server/identity/development/signInLimit.ts'

describe('the limit on sign-ins', () => {
  function limitAt(start: number) {
    const clock = { now: start }
    return { clock, limit: createSignInLimit({ failures: 2, seconds: 60, now: () => clock.now }) }
  }

  it('lets the allowed failures through and then says how long to wait', () => {
    const { clock, limit } = limitAt(0)
    expect([1, 2].map(() => limit.admit('anna', '10.0.0.1'))).toEqual([0, 0])
    clock.now = 20_500
    expect(limit.admit('anna', '10.0.0.1')).toBe(40)
  })

  it('opens again when the window is over', () => {
    const { clock, limit } = limitAt(0)
    for (let attempt = 0; attempt < 3; attempt++) limit.admit('anna', '10.0.0.1')
    clock.now = 60_000
    expect(limit.admit('anna', '10.0.0.1')).toBe(0)
  })

  it('counts a login from an address, whatever its capitals', () => {
    const { limit } = limitAt(0)
    limit.admit('anna', '10.0.0.1')
    limit.admit(' ANNA', '10.0.0.1')
    expect(limit.admit('anna', '10.0.0.1')).toBe(60)
    expect(limit.admit('anna', '10.0.0.2')).toBe(0)
    expect(limit.admit('ben', '10.0.0.1')).toBe(0)
  })

  it('counts a login from anywhere, and an address with any login', () => {
    const limit = createSignInLimit({ failures: 2, failuresOfLogin: 3, failuresOfAddress: 4, now: () => 0 })
    const admitted = (login: string, address: string) => limit.admit(login, address) === 0
    expect(['10.0.0.1', '10.0.0.2', '10.0.0.3', '10.0.0.4'].map(each => admitted('anna', each))).toEqual([
      true,
      true,
      true,
      false,
    ])
    expect(['b', 'c', 'd', 'e', 'f'].map(each => admitted(each, '10.9.9.9'))).toEqual([
      true,
      true,
      true,
      true,
      false,
    ])
  })

  it('does not count who got in against who else comes from there', () => {
    const limit = createSignInLimit({ failuresOfAddress: 2, now: () => 0 })
    for (const login of ['a', 'b', 'c', 'd']) {
      expect(limit.admit(login, '10.0.0.1')).toBe(0)
      limit.succeeded(login, '10.0.0.1')
    }
  })

  it('forgets the failures of someone who got in', () => {
    const { limit } = limitAt(0)
    limit.admit('anna', '10.0.0.1')
    limit.admit('anna', '10.0.0.1')
    limit.succeeded('Anna', '10.0.0.1')
    expect(limit.admit('anna', '10.0.0.1')).toBe(0)
  })

  it('keeps counting after very many other logins came by', () => {
    const { limit } = limitAt(0)
    limit.admit('anna', '10.0.0.1')
    limit.admit('anna', '10.0.0.1')
    for (let other = 0; other < 1500; other++) limit.admit(`other${other}`, '10.0.0.1')
    expect(limit.admit('anna', '10.0.0.1')).toBe(60)
  })
})
