import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type FormeInput, forme } from '#domain/tooling'
import { seedFrom } from '../../depth.ts'

/** The 0427 of 300 × 200 × 150 in B flute, one up. */
const mailer: FormeInput = { cutMetres: 9.4, creaseMetres: 5.6, blankSqm: 0.8223 }
const made = (overrides: Partial<FormeInput> = {}) => {
  const result = forme({ ...mailer, ...overrides })
  if (!result.ok) throw new Error(result.reason)
  return result
}

describe('forme', () => {
  it('the mailer costs 180 + 131.60 + 56 + 50.76 + 78.12 = $496.48', () => {
    expect(made()).toMatchObject({
      base: 180,
      cut: 131.6,
      crease: 56,
      ejection: 50.76,
      board: 78.12,
      cost: 496.48,
    })
  })

  it('costs 1.6 times as much for a rotary die-cutter', () => {
    expect(made({ isRotary: true }).cost).toBe(794.37)
    expect(made({ isRotary: true }).trace.at(-1)?.why).toBe('496.48 × 1.6')
  })

  it('takes rules and board of each blank, less what neighbours share, plus trim rules', () => {
    expect(made({ numberUp: 2, sharedCutMetres: 0.9, trimMetres: 4 })).toMatchObject({
      ruleMetres: 21.9,
      crease: 112,
    })
  })

  it.each<[string, Partial<FormeInput>]>([
    ['Rule lengths, area and rates of a forme must be 0 or more.', { creaseMetres: -1 }],
    ['The number up must be a whole number above 0.', { numberUp: 1.5 }],
    ['The forme has no cutting rule.', { cutMetres: 0 }],
  ])('%s', (reason, overrides) => {
    expect(forme({ ...mailer, ...overrides })).toEqual({ ok: false, reason, trace: [] })
  })

  it('never gets cheaper with more rule, and adds up', () => {
    const metres = fc.double({ min: 0.1, max: 50, noNaN: true })
    fc.assert(
      fc.property(metres, metres, fc.integer({ min: 1, max: 8 }), (cutMetres, more, numberUp) => {
        const one = made({ cutMetres, numberUp })
        expect(one.base + one.cut + one.crease + one.ejection + one.board).toBeCloseTo(one.cost, 6)
        expect(made({ cutMetres: cutMetres + more, numberUp }).cost).toBeGreaterThanOrEqual(one.cost)
      }),
      { seed: seedFrom(15), numRuns: 200 },
    )
  })
})
