import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { rangeBreaks } from '../../../domain/pricingPolicies/rangeBreaks.ts'
import { seedFrom } from '../../depth.ts'
import examples from './examples.json' with { type: 'json' }

const rows = (quantities: readonly number[]) =>
  rangeBreaks(quantities).map(({ priceQty, minQty, maxQty }) => ({ priceQty, min: minQty, max: maxQty }))

describe('policy 2, range', () => {
  it('runs from each break to one below the next, the last to the end of its block of 1000', () => {
    expect(rows([500, 1000, 2500, 5000])).toEqual(examples.policy2)
  })

  it.each([
    [1, 999],
    [500, 999],
    [999, 999],
    [1000, 1999],
    [5400, 5999],
  ])('price-policy-2: a last quantity of %d ends at %d', (quantity, max) => {
    expect(rows([quantity])).toEqual([{ priceQty: quantity, min: quantity, max }])
  })

  it('has no row without a quantity, and no variance', () => {
    expect(rangeBreaks([])).toEqual([])
    expect(rangeBreaks([500])).toMatchObject([{ variance: 0 }])
  })

  it('prices every quantity from the first to the last one once', () => {
    const quantities = fc
      .uniqueArray(fc.integer({ min: 1, max: 1_000_000 }), { minLength: 1, maxLength: 5 })
      .map(given => given.toSorted((a, b) => a - b))
    fc.assert(
      fc.property(quantities, given => {
        const breaks = rangeBreaks(given)
        expect(breaks.map(row => row.minQty)).toEqual(given)
        breaks.forEach((row, i) => {
          expect(row.minQty).toBeLessThanOrEqual(row.maxQty)
          const next = breaks[i + 1]
          expect(row.maxQty + 1).toBe(next?.minQty ?? Math.ceil((row.priceQty + 1) / 1000) * 1000)
        })
      }),
      { seed: seedFrom(2), numRuns: 300 },
    )
  })
})
