import { describe, expect, it } from 'vitest'
import { isInitiator } from '#domain/access'
import { person } from './builders.ts'

describe('isInitiator', () => {
  it('quote-initiator-sca, quote-initiator-other: whoever owns the quote is, in any role', () => {
    expect(isInitiator(person(), 'kim')).toBe(true)
    expect(isInitiator(person({ roles: ['SCA'] }), 'kim')).toBe(true)
    expect(isInitiator(person({ roles: [] }), 'kim')).toBe(true)
  })

  it('quote-initiator-sca: a coordinator stands in for their sales reps and those reps’ assistants', () => {
    const coordinator = person({ roles: ['SCA'], salesReps: ['ruby'], assistantsOfSalesReps: ['tom'] })
    expect(isInitiator(coordinator, 'ruby')).toBe(true)
    expect(isInitiator(coordinator, 'tom')).toBe(true)
    expect(isInitiator(coordinator, 'vic')).toBe(false)
  })

  it('a coordinator does not stand in for assistants of their own', () => {
    expect(isInitiator(person({ roles: ['SCA', 'SALESREP'], assistants: ['amy'] }), 'amy')).toBe(false)
  })

  it('quote-initiator-other: anybody else stands in for their assistants, and for no sales rep', () => {
    expect(isInitiator(person({ assistants: ['amy'] }), 'amy')).toBe(true)
    expect(isInitiator(person({ salesReps: ['ruby'], assistantsOfSalesReps: ['tom'] }), 'ruby')).toBe(false)
    expect(isInitiator(person({ salesReps: ['ruby'], assistantsOfSalesReps: ['tom'] }), 'tom')).toBe(false)
  })

  it('a super user is not, by that alone', () => {
    expect(isInitiator(person({ roles: ['SU'] }), 'ruby')).toBe(false)
  })
})
