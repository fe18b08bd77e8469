import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { varianceBreaks } from '../../../domain/pricingPolicies/varianceBreaks.ts'
import { seedFrom } from '../../depth.ts'
import examples from './examples.json' with { type: 'json' }

const rows = (quantities: readonly number[], percent: number) =>
  varianceBreaks(quantities, percent).map(({ priceQty, minQty, maxQty }) => ({
    priceQty,
    min: minQty,
    max: maxQty,
  }))

describe('policy 3, variance', () => {
  it('is the price quantity minus and plus the percent of it', () => {
    expect(rows([500, 1000], 10)).toEqual(examples.policy3)
  })

  it.each([
    // 5 % of 250 is 12.5, rounded half up to 13; of 249 it is 12.45, rounded to 12.
    [250, 5, 237, 263],
    [249, 5, 237, 261],
    [1, 10, 1, 1],
    [5, 10, 4, 6],
    [1000, 0, 1000, 1000],
    [1000, 33.35, 666, 1334],
  ])('price-policy-3: of %d and %d percent is %d to %d', (priceQty, percent, min, max) => {
    expect(rows([priceQty], percent)).toEqual([{ priceQty, min, max }])
  })

  it('has no row without a quantity, and says its percent in every row', () => {
    expect(varianceBreaks([], 10)).toEqual([])
    expect(varianceBreaks([500, 1000], 7)).toMatchObject([{ variance: 7 }, { variance: 7 }])
  })

  it('lies evenly around its quantity, in whole units', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1_000_000 }),
        fc.double({ min: 0, max: 99, noNaN: true }),
        (quantity, percent) => {
          const [row] = varianceBreaks([quantity], percent)
          expect((row?.minQty ?? 0) + (row?.maxQty ?? 0)).toBe(2 * quantity)
          expect(Number.isInteger(row?.minQty)).toBe(true)
          expect(Math.abs((row?.maxQty ?? 0) - quantity * (1 + percent / 100))).toBeLessThanOrEqual(
            0.5 + 1e-6,
          )
        },
      ),
      { seed: seedFrom(3), numRuns: 300 },
    )
  })
})
