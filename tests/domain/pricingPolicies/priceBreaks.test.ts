import { describe, expect, it } from 'vitest'
import { type PriceBreaksResult, type PricingPolicy, priceBreaks } from '#domain/pricingPolicies'
import examples from './examples.json' with { type: 'json' }

const rows = (result: PriceBreaksResult) =>
  result.ok ? result.breaks.map(b => ({ priceQty: b.priceQty, min: b.minQty, max: b.maxQty })) : result.reason

describe('policies 1 and 4', () => {
  it.each([1, 4] as const)('policy %d has a single row with max 0', policy => {
    expect(priceBreaks(policy, [500])).toMatchObject({
      ok: true,
      breaks: [{ priceQty: 500, minQty: 0, maxQty: 0, variance: 0 }],
      warnings: [],
    })
  })

  it('keep the first of several quantities, and say so', () => {
    expect(priceBreaks(4, [500, 1000])).toMatchObject({
      breaks: [{ priceQty: 500 }],
      warnings: ['Maximum has a single row: only 500 is kept.'],
    })
  })
})

describe('policy 2, range', () => {
  it('runs from each break to one below the next, the last to the end of its block of 1000', () => {
    expect(rows(priceBreaks(2, [500, 1000, 2500, 5000]))).toEqual(examples.policy2)
  })

  it('sorts the quantities first', () => {
    expect(rows(priceBreaks(2, [5000, 500, 2500, 1000]))).toEqual(examples.policy2)
  })
})

describe('policy 3, variance', () => {
  it('allows 10 % to either side unless told otherwise', () => {
    expect(rows(priceBreaks(3, [500, 1000]))).toEqual(examples.policy3)
  })

  it('warns where two breaks claim the same quantity', () => {
    expect(priceBreaks(3, [1000, 1100])).toMatchObject({
      ok: true,
      warnings: ['990 to 1100 units belong to two breaks, 1000 and 1100.'],
    })
  })

  it.each([-1, 100, Number.NaN])('refuses a variance of %d percent', variancePercent => {
    expect(rows(priceBreaks(3, [500], { variancePercent }))).toBe(
      `A variance lies between 0 and 100 percent, not ${variancePercent}.`,
    )
  })
})

describe('quantities that cannot be priced', () => {
  it.each<[PricingPolicy, number[], string]>([
    [1, [], 'There is no quantity to price.'],
    [2, [1, 2, 3, 4, 5, 6], 'A price has up to 5 breaks, not 6.'],
    [2, [0], 'A price quantity is a whole number above 0, not 0.'],
    [3, [10.5], 'A price quantity is a whole number above 0, not 10.5.'],
    [4, [Number.NaN], 'A price quantity is a whole number above 0, not NaN.'],
    [2, [500, 1000, 500], 'The quantity 500 is given twice.'],
  ])('policy %d with %j: %s', (policy, quantities, reason) => {
    const result = priceBreaks(policy, quantities)
    expect(rows(result)).toBe(reason)
    expect(result.trace).toHaveLength(1)
  })
})
