import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { defaultMcKee } from '#domain/board'
import { simplifiedMcKee } from '../../../domain/board/simplifiedMcKee.ts'
import { seedFrom } from '../../depth.ts'

describe('simplified McKee', () => {
  it('32 lb/in, 16 × 12 in of 0.16 in board: 2.5036 kN, in SI units as they are', () => {
    expect(simplifiedMcKee(5.604, 1422.4, 4.064)).toBeCloseTo(2.5036, 4)
  })

  it('is the coefficient itself for 1 N/mm round a perimeter times caliper of 1 mm²', () => {
    expect(simplifiedMcKee(1, 1, 1)).toBeCloseTo(5.876 / 1000, 12)
  })

  it('follows the coefficient that a plant measured on its boxes', () => {
    expect(simplifiedMcKee(6, 1400, 4, { ...defaultMcKee, simplified: 5.5 })).toBeCloseTo(
      (5.5 * 6 * Math.sqrt(5600)) / 1000,
      12,
    )
  })

  const length = fc.double({ min: 1, max: 5000, noNaN: true })

  it('grows with the root of the perimeter and of the caliper: four times as much is twice as strong', () => {
    fc.assert(
      fc.property(length, length, (perimeter, caliper) => {
        const one = simplifiedMcKee(6, perimeter, caliper)
        expect(simplifiedMcKee(6, 4 * perimeter, caliper)).toBeCloseTo(2 * one, 6)
        expect(simplifiedMcKee(6, perimeter, 4 * caliper)).toBeCloseTo(2 * one, 6)
      }),
      { seed: seedFrom(12), numRuns: 50 },
    )
  })
})
