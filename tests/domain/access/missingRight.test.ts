import { describe, expect, it } from 'vitest'
import { all, any, anyone, missingRight, role, scope, signedIn } from '#domain/access'

const rep = { roles: ['SALESREP'], scopes: ['VIEW_QUOTE'] }

describe('missingRight', () => {
  it.each([
    [role('SU'), 'the role SU'],
    [role('SU', 'NEWWORK', 'VENDOR'), 'one of the roles SU, NEWWORK or VENDOR'],
    [scope('MAINTENANCE'), 'the scope MAINTENANCE'],
    [all(role('SALESREP', 'SU'), scope('CREATE_QUOTE')), 'the scope CREATE_QUOTE'],
    [all(role('SU'), scope('CREATE_QUOTE')), 'the role SU and the scope CREATE_QUOTE'],
    [any(role('SU'), scope('MAINTENANCE')), 'the role SU or the scope MAINTENANCE'],
  ])('names only what is not held of %j', (right, words) => {
    expect(missingRight(right, rep)).toBe(words)
  })

  it('is nothing where the right is held, and a sign-in for nobody', () => {
    expect(missingRight(any(role('SALESREP'), scope('MAINTENANCE')), rep)).toBe('')
    expect(missingRight(anyone, null)).toBe('')
    expect(missingRight(signedIn, null)).toBe('a sign-in')
  })
})
