import { describe, expect, it } from 'vitest'
import { refuseLock, refuseUnlock } from '#domain/samples'

const free = { lockedBy: null, lockedByName: '' }
const held = { lockedBy: 'samplemaker', lockedByName: 'Bea Lindqvist' }
const person = (login: string, ...roles: readonly string[]) => ({ login, roles })

describe('a sample request is locked', () => {
  it.each([
    ['by anybody when it is free', free, 'designer', ''],
    ['again by who has it', held, 'samplemaker', ''],
    [
      'by nobody else, who are told by whom',
      held,
      'designer',
      'The sample request is locked by Bea Lindqvist.',
    ],
    ['by nobody of the same name', held, 'Bea Lindqvist', 'The sample request is locked by Bea Lindqvist.'],
  ])('%s', (_, lock, login, reason) => {
    expect(refuseLock(lock, login)).toBe(reason)
  })
})

describe('a sample request is unlocked', () => {
  const notTheirs = 'Only Bea Lindqvist or a super user may unlock the sample request.'
  it.each([
    ['by who locked it', held, person('samplemaker'), ''],
    ['by a super user', held, person('sue', 'DESIGNER', 'SU'), ''],
    ['by nobody else', held, person('designer', 'DESIGNER'), notTheirs],
    ['not by a system administrator', held, person('ada', 'SYSADMIN'), notTheirs],
    ['by nobody when it is not locked', free, person('sue', 'SU'), 'The sample request is not locked.'],
  ])('%s', (_, lock, who, reason) => {
    expect(refuseUnlock(lock, who)).toBe(reason)
  })

  it('after which anybody may lock it, and who locked it may unlock it', () => {
    for (const login of ['designer', 'samplemaker']) {
      expect(refuseLock(free, login)).toBe('')
      expect(refuseUnlock({ lockedBy: login, lockedByName: login }, person(login))).toBe('')
    }
  })
})
