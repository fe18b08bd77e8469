import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isInitiator, mayEditQuote, roleCodes } from '#domain/access'
import { seedFrom } from '../../depth.ts'
import { person } from './builders.ts'

describe('the header of a quote may be changed', () => {
  it.each([
    ['by its owner', person({ login: 'ruby', roles: [] }), true],
    ['by the coordinator of its owner', person({ roles: ['SCA'], salesReps: ['ruby'] }), true],
    [
      'by the coordinator of the rep whose assistant owns it',
      person({ roles: ['SCA'], assistantsOfSalesReps: ['ruby'] }),
      true,
    ],
    ['by the rep whose assistant owns it', person({ assistants: ['ruby'] }), true],
    ['by a super user', person({ roles: ['SU'] }), true],
    ['by customer service', person({ roles: ['CUSTSERV'] }), true],
    ['by customer service with other roles', person({ roles: ['PRICING', 'CUSTSERV'] }), true],
    ['not by another sales rep', person(), false],
    ['not by the coordinator of another rep', person({ roles: ['SCA'], salesReps: ['rob'] }), false],
    ['not by nobody in particular', person({ roles: [] }), false],
  ])('%s', (_, who, allowed) => {
    expect(mayEditQuote(who, 'ruby')).toBe(allowed)
  })

  it('by no role but those two alone', () => {
    const stranger = (role: string) => person({ roles: [role] })
    expect(roleCodes.filter(role => mayEditQuote(stranger(role), 'ruby')).toSorted()).toEqual([
      'CUSTSERV',
      'SU',
    ])
  })

  it('by every initiator, whatever else they are', () => {
    const logins = fc.subarray(['ruby', 'rob', 'tom'])
    const anybody = fc.record({
      login: fc.constantFrom('kim', 'ruby'),
      roles: fc.subarray([...roleCodes]),
      salesReps: logins,
      assistantsOfSalesReps: logins,
      assistants: logins,
    })
    fc.assert(
      fc.property(anybody, who => {
        if (isInitiator(who, 'ruby')) expect(mayEditQuote(who, 'ruby')).toBe(true)
      }),
      { seed: seedFrom(22) },
    )
  })
})
