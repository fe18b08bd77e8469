import { describe, expect, it } from 'vitest'
import { homeOf, redirectFrom, roleCodes } from '#domain/access'

const of = (...roles: readonly string[]) => ({ roles, scopes: [] })

describe('homeOf', () => {
  it.each([
    'SCA',
    'SU',
    'SALESREP',
    'DESIGNER',
    'PRICING',
    'PREPRINT',
    'NEWWORK',
    'GLAMAART',
    'TECHMGR',
    'CUSTSERV',
  ])('signin-landing: %s starts at the own worklist', role => {
    expect(homeOf(of(role))).toBe('/assignedtome')
  })

  it.each(['SYSADMIN', 'SAMPLEMAKER'])('%s starts at the hub', role => {
    expect(homeOf(of(role))).toBe('/hub')
  })

  it('a vendor starts at the own orders, unless they have a worklist too', () => {
    expect(homeOf(of('VENDOR'))).toBe('/toolingOrder/action')
    expect(homeOf(of('VENDOR', 'NEWWORK'))).toBe('/assignedtome')
  })

  it('who works at a plant starts at what is made there', () => {
    expect(homeOf(of('PLANT'))).toBe('/plant')
  })

  it('without any role, at the hub', () => {
    expect(homeOf(of())).toBe('/hub')
  })

  it.each(roleCodes)('%s may see where they start', role => {
    expect(redirectFrom(homeOf(of(role)), of(role))).toBeNull()
  })
})
