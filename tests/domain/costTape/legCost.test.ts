import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { legCost } from '../../../domain/costTape/legCost.ts'
import { seedFrom } from '../../depth.ts'

describe('freight of one leg', () => {
  it('nine pallets at $38: $342', () => {
    expect(legCost({ perPallet: 38, fixed: 0, minimum: 0 }, 9)).toBe(342)
  })

  it('is at least the minimum, and what is fixed comes on top of that', () => {
    const leg = { perPallet: 38, fixed: 25, minimum: 100 }
    expect(legCost(leg, 2)).toBe(125)
    expect(legCost(leg, 3)).toBe(139)
  })

  it('of no pallets is the minimum and what is fixed', () => {
    expect(legCost({ perPallet: 38, fixed: 25, minimum: 100 }, 0)).toBe(125)
  })

  it('counts a rate that nobody has entered as nothing; the audit of the tape refuses it', () => {
    expect(legCost({ perPallet: null, fixed: null, minimum: null }, 9)).toBe(0)
    expect(legCost({ perPallet: 38, fixed: null, minimum: null }, 2)).toBe(76)
  })

  it('never falls with one pallet more', () => {
    const rate = fc.integer({ min: 0, max: 500 })
    fc.assert(
      fc.property(rate, rate, rate, fc.nat(60), (perPallet, fixed, minimum, pallets) => {
        const leg = { perPallet, fixed, minimum }
        expect(legCost(leg, pallets + 1)).toBeGreaterThanOrEqual(legCost(leg, pallets))
        expect(legCost(leg, pallets)).toBeGreaterThanOrEqual(minimum + fixed)
      }),
      { seed: seedFrom(41), numRuns: 100 },
    )
  })
})
