import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { all, any, isAllowed, role, roleCodes, scopeCodes, signedIn } from '#domain/access'
import { seedFrom } from '../../depth.ts'
import { anyRight } from './builders.ts'

const people = fc.record({
  roles: fc.subarray([...roleCodes]),
  scopes: fc.subarray([...scopeCodes]),
})

describe('rights put together', () => {
  it('all of them ask for each, any of them for one', () => {
    fc.assert(
      fc.property(people, fc.array(anyRight, { minLength: 1, maxLength: 4 }), (person, rights) => {
        expect(isAllowed(person, all(...rights))).toBe(rights.every(right => isAllowed(person, right)))
        expect(isAllowed(person, any(...rights))).toBe(rights.some(right => isAllowed(person, right)))
      }),
      { seed: seedFrom(24) },
    )
  })

  it('roles named together are each enough', () => {
    fc.assert(
      fc.property(people, fc.subarray([...roleCodes], { minLength: 1 }), (person, codes) => {
        const each = any(...codes.map(code => role(code)))
        expect(isAllowed(person, role(...codes))).toBe(isAllowed(person, each))
      }),
      { seed: seedFrom(25) },
    )
  })

  it('adding a right to all of them never opens what was closed', () => {
    fc.assert(
      fc.property(people, anyRight, anyRight, (person, one, other) => {
        if (isAllowed(person, all(one, other))) expect(isAllowed(person, all(one))).toBe(true)
        expect(isAllowed(person, any(one, signedIn))).toBe(true)
      }),
      { seed: seedFrom(26) },
    )
  })
})
