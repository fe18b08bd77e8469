import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { all, any, anyone, asksFor, isAllowed, pages, role, scope, signedIn } from '#domain/access'
import { seedFrom } from '../../depth.ts'
import { anyRight } from './builders.ts'

describe('asksFor', () => {
  it('finds a scope inside a right that asks for more', () => {
    const guarded = pages.filter(({ right }) => asksFor(right, 'scope', 'SEARCH_CATALOGUE'))
    expect(guarded.map(({ path }) => path)).toEqual(['/prodcat'])
  })

  it('finds a role among others, at any depth', () => {
    const right = any(scope('MAINTENANCE'), all(scope('VIEW_QUOTE'), role('SCA', 'SU')))
    expect(asksFor(right, 'role', 'SU')).toBe(true)
    expect(asksFor(right, 'scope', 'VIEW_QUOTE')).toBe(true)
    expect(asksFor(right, 'role', 'DESIGNER')).toBe(false)
  })

  it('tells roles from scopes', () => {
    expect(asksFor(scope('MAINTENANCE'), 'role', 'MAINTENANCE')).toBe(false)
    expect(asksFor(role('SU'), 'scope', 'SU')).toBe(false)
  })

  it.each([anyone, signedIn, role(), all(), any()])('%j asks for no role and no scope', right => {
    expect(asksFor(right, 'role', 'SU')).toBe(false)
    expect(asksFor(right, 'scope', 'VIEW_QUOTE')).toBe(false)
  })

  it('what a right does not ask for opens and closes nothing', () => {
    fc.assert(
      fc.property(anyRight, right => {
        fc.pre(!asksFor(right, 'role', 'SU'))
        const person = { roles: ['DESIGNER'], scopes: ['VIEW_QUOTE'] }
        expect(isAllowed({ ...person, roles: ['DESIGNER', 'SU'] }, right)).toBe(isAllowed(person, right))
      }),
      { seed: seedFrom(21) },
    )
  })
})
