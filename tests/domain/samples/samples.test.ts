import { describe, expect, it } from 'vitest'
import { defaultSampleStatuses, refuseLock, refuseUnlock } from '#domain/samples'

const free = { lockedBy: null, lockedByName: '' }
const held = { lockedBy: 'samplemaker', lockedByName: 'Bea Lindqvist' }

describe('the lock of a sample request', () => {
  it('is taken by one person, who may take it again', () => {
    expect(refuseLock(free, 'designer')).toBe('')
    expect(refuseLock(held, 'samplemaker')).toBe('')
    expect(refuseLock(held, 'designer')).toBe('The sample request is locked by Bea Lindqvist.')
  })

  it('is opened by who took it or a super user', () => {
    expect(refuseUnlock(held, { login: 'samplemaker', roles: [] })).toBe('')
    expect(refuseUnlock(held, { login: 'su', roles: ['SU'] })).toBe('')
    expect(refuseUnlock(held, { login: 'designer', roles: ['DESIGNER'] })).toContain('Bea Lindqvist')
    expect(refuseUnlock(free, { login: 'su', roles: ['SU'] })).not.toBe('')
  })
})

it('a sample worklist shows three statuses unless others are chosen', () => {
  expect(defaultSampleStatuses).toEqual(['Sent To Design', 'Sent To Cutting Table', 'On Hold'])
})
