import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { micron } from '../../../domain/boxGeometry/micron.ts'
import { seedFrom } from '../../depth.ts'

describe('a length to a thousandth of a millimetre', () => {
  it.each([
    [506.4, 506.4],
    [14.333333333, 14.333],
    [0.0004, 0],
    [0.0005, 0.001],
    [-3.0004, -3],
  ])('%d mm is %d', (length, rounded) => {
    expect(micron(length)).toBeCloseTo(rounded, 12)
  })

  it('takes away what sums leave behind', () => {
    expect(0.1 + 0.2).not.toBe(0.3)
    expect(micron(0.1 + 0.2)).toBe(0.3)
  })

  it('moves nothing by more than half a thousandth, and nothing twice', () => {
    fc.assert(
      fc.property(fc.double({ min: -5000, max: 5000, noNaN: true }), length => {
        expect(Math.abs(micron(length) - length)).toBeLessThanOrEqual(0.0005 + 1e-9)
        expect(micron(micron(length))).toBe(micron(length))
      }),
      { seed: seedFrom(73), numRuns: 100 },
    )
  })
})
