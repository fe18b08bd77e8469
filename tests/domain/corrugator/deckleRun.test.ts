import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { deckleRun } from '../../../domain/corrugator/deckleRun.ts'
import { seedFrom } from '../../depth.ts'
import { workedOrder, workedWeb } from './builders.ts'

const settings = { wasteShare: 0.03, setupMetres: 60 }

describe('a run on one deckle', () => {
  it('5,000 sheets four across 2350: 5,150 with the waste, 1,288 cuts, 1,916.01 m', () => {
    const row = deckleRun(2350, workedOrder, 4, workedWeb, settings)
    expect(row).toMatchObject({
      deckle: 2350,
      out: 4,
      trim: 110,
      trimPercent: 4.68,
      cuts: 1288,
      cost: 2166.25,
    })
    expect(row.metres).toBeCloseTo(1288 * 1.441 + 60, 9)
    expect(row.webSqm).toBeCloseTo((1288 * 1.441 + 60) * 2.35, 9)
  })

  it('cuts once more for a rest that does not fill the web', () => {
    const exact = { wasteShare: 0, setupMetres: 0 }
    expect(deckleRun(2350, { ...workedOrder, quantity: 8 }, 4, workedWeb, exact).cuts).toBe(2)
    expect(deckleRun(2350, { ...workedOrder, quantity: 9 }, 4, workedWeb, exact).cuts).toBe(3)
  })

  it('makes no sheet more where the waste is a whole number that the computer can not write exactly', () => {
    // 100 × 1.1 is 110.00000000000001 to it.
    const row = deckleRun(2350, { ...workedOrder, quantity: 100 }, 1, workedWeb, {
      wasteShare: 0.1,
      setupMetres: 0,
    })
    expect(row.cuts).toBe(110)
  })

  it('has no trim where the sheets take the whole web', () => {
    expect(deckleRun(2240, workedOrder, 4, workedWeb, settings)).toMatchObject({ trim: 0, trimPercent: 0 })
  })

  it('always makes what was ordered and what is lost, and never a whole row of sheets too many', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 20_000 }),
        fc.integer({ min: 1, max: 8 }),
        fc.integer({ min: 0, max: 20 }),
        (quantity, out, waste) => {
          const row = deckleRun(4500, { ...workedOrder, quantity }, out, workedWeb, {
            wasteShare: waste / 100,
            setupMetres: 0,
          })
          const needed = Math.ceil((quantity * (100 + waste)) / 100)
          expect(row.cuts * out).toBeGreaterThanOrEqual(needed)
          expect((row.cuts - 1) * out).toBeLessThan(needed)
        },
      ),
      { seed: seedFrom(32), numRuns: 200 },
    )
  })
})
