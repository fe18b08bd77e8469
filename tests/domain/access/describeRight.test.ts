import { describe, expect, it } from 'vitest'
import { all, any, anyone, createQuoteRight, describeRight, role, scope, signedIn } from '#domain/access'

describe('a right in words', () => {
  it.each([
    [anyone, 'anyone'],
    [signedIn, 'any signed-in user'],
    [role('SU', 'NEWWORK'), 'role SU, NEWWORK'],
    [scope('VIEW_QUOTE'), 'scope VIEW_QUOTE'],
    [createQuoteRight, 'role SCA, SU, SALESREP and scope CREATE_QUOTE'],
    [any(role('SU'), scope('MAINTENANCE')), 'role SU or scope MAINTENANCE'],
    [
      any(all(role('SU'), scope('MAINTENANCE')), signedIn),
      'role SU and scope MAINTENANCE or any signed-in user',
    ],
  ])('%j reads %s', (right, words) => {
    expect(describeRight(right)).toBe(words)
  })

  it('says which of its parts belong together', () => {
    const either = any(role('SU'), role('SAMPLEMAKER'))
    expect(describeRight(all(either, scope('VIEW_QUOTE')))).toBe(
      '(role SU or role SAMPLEMAKER) and scope VIEW_QUOTE',
    )
  })
})
