import { describe, expect, it } from 'vitest'
import {
  all,
  any,
  anyone,
  createQuoteRight,
  isAllowed,
  type Right,
  role,
  roleCodes,
  scope,
  scopeCodes,
  signedIn,
} from '#domain/access'
import access from '../../spec/access.json'

const nobody = { roles: [], scopes: [] }

describe('isAllowed', () => {
  it('anyone needs no session, signed in needs one', () => {
    expect(isAllowed(null, anyone)).toBe(true)
    expect(isAllowed(null, signedIn)).toBe(false)
    expect(isAllowed(nobody, signedIn)).toBe(true)
  })

  it('a role right asks for one of its roles, none of which nobody has', () => {
    expect(isAllowed({ roles: ['SU'], scopes: [] }, role('NEWWORK', 'SU'))).toBe(true)
    expect(isAllowed({ roles: ['PRICING'], scopes: ['SU'] }, role('NEWWORK', 'SU'))).toBe(false)
    expect(isAllowed({ roles: ['SU'], scopes: [] }, role())).toBe(false)
    expect(isAllowed(null, role('SU'))).toBe(false)
  })

  it('a scope right asks for the scope, whatever the role', () => {
    expect(isAllowed({ roles: [], scopes: ['VIEW_QUOTE'] }, scope('VIEW_QUOTE'))).toBe(true)
    expect(isAllowed({ roles: ['SU', 'VIEW_QUOTE'], scopes: [] }, scope('VIEW_QUOTE'))).toBe(false)
    expect(isAllowed(null, scope('VIEW_QUOTE'))).toBe(false)
  })

  it('quote-create-scope: creating a quote needs the role and the scope', () => {
    expect(isAllowed({ roles: ['SALESREP'], scopes: ['CREATE_QUOTE'] }, createQuoteRight)).toBe(true)
    expect(isAllowed({ roles: ['SALESREP'], scopes: [] }, createQuoteRight)).toBe(false)
    expect(isAllowed({ roles: ['DESIGNER'], scopes: ['CREATE_QUOTE'] }, createQuoteRight)).toBe(false)
  })

  it('all of nothing and any of nothing are refused', () => {
    expect(isAllowed({ roles: ['SU'], scopes: [...scopeCodes] }, all())).toBe(false)
    expect(isAllowed({ roles: ['SU'], scopes: [...scopeCodes] }, any())).toBe(false)
  })

  it('a kind of right it does not know is refused', () => {
    const stray = JSON.parse('{"kind":"everything"}') as Right
    expect(isAllowed({ roles: [...roleCodes], scopes: [...scopeCodes] }, stray)).toBe(false)
  })
})

describe('the codes', () => {
  it('include every role and scope of the specification', () => {
    expect(roleCodes).toEqual(expect.arrayContaining(access.roles.map(each => each.code)))
    expect(scopeCodes).toEqual(expect.arrayContaining(access.scopes.map(each => each.code)))
  })

  it('are each there once', () => {
    expect(new Set(roleCodes).size).toBe(roleCodes.length)
    expect(new Set(scopeCodes).size).toBe(scopeCodes.length)
  })
})
