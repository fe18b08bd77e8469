import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { defaultMcKee } from '#domain/board'
import { fullMcKee } from '../../../domain/board/fullMcKee.ts'
import { simplifiedMcKee } from '../../../domain/board/simplifiedMcKee.ts'
import { seedFrom } from '../../depth.ts'

describe('full McKee', () => {
  it('32 lb/in board of 12 and 5.5 N·m round 56 in: 577.6 lbf, which is 2.5693 kN', () => {
    const pounds = 2.028 * 32 ** 0.746 * Math.sqrt(106.209 * 48.679) ** 0.254 * 56 ** 0.492
    expect(pounds).toBeCloseTo(577.6, 1)
    const kilonewtons = fullMcKee(5.604, 12, 5.5, 1422.4)
    expect(kilonewtons).toBeCloseTo(2.5693, 4)
    expect((kilonewtons * 1000) / 4.44822).toBeCloseTo(pounds, 1)
  })

  it('agrees within a twentieth with the simplified formula, which was fitted to it', () => {
    expect(fullMcKee(5.604, 12, 5.5, 1422.4) / simplifiedMcKee(5.604, 1422.4, 4.064)).toBeCloseTo(1, 1)
  })

  it('follows the coefficients that a plant measured on its boxes', () => {
    const full = { ...defaultMcKee.full, factor: 2 * defaultMcKee.full.factor }
    expect(fullMcKee(5.604, 12, 5.5, 1422.4, { ...defaultMcKee, full })).toBeCloseTo(2 * 2.5693, 3)
  })

  const stiffness = fc.double({ min: 0.5, max: 60, noNaN: true })

  it('does not care which way the stiffness lies, and gains 68 % from twice the edge crush', () => {
    fc.assert(
      fc.property(stiffness, stiffness, fc.double({ min: 2, max: 15, noNaN: true }), (dx, dy, ect) => {
        const one = fullMcKee(ect, dx, dy, 1400)
        expect(fullMcKee(ect, dy, dx, 1400)).toBeCloseTo(one, 9)
        expect(fullMcKee(2 * ect, dx, dy, 1400) / one).toBeCloseTo(2 ** 0.746, 9)
      }),
      { seed: seedFrom(13), numRuns: 50 },
    )
  })
})
