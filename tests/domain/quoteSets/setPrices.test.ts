import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { expectedSets, pieceAt, type SetComponent, setLacks, setPrices } from '#domain/quoteSets'
import { seedFrom } from '../../depth.ts'

const aBreak = (
  priceQty: number,
  price: number | null,
  minQty: number | null = null,
  maxQty: number | null = null,
) => ({
  ...{ priceQty, price, minQty, maxQty },
})

const component = (over: Partial<SetComponent> = {}): SetComponent => ({
  ...{ reference: '100023-1', isMaster: false, ratioToParent: 1 },
  sold: { pricingUom: '1000', details: [aBreak(500, 1000), aBreak(2000, 800)] },
  ...over,
})

const master = (over: Partial<SetComponent> = {}) => component({ isMaster: true, ...over })

describe('the price of a piece', () => {
  const sold = { pricingUom: '100', details: [aBreak(1000, 90, 1000, 4999), aBreak(5000, 70, 5000, 5999)] }

  it.each([
    [999, null],
    [1000, 0.9],
    [4999, 0.9],
    [5000, 0.7],
    [50_000, 0.7],
  ])('of %s is %s', (quantity, price) => {
    expect(pieceAt(sold, quantity)).toBe(price)
  })

  it('is not known without breaks, and of a break without one', () => {
    expect(pieceAt({ pricingUom: '1000', details: [] }, 10)).toBeNull()
    expect(pieceAt({ pricingUom: '1000', details: [aBreak(10, null)] }, 10)).toBeNull()
  })
})

describe('the price of a set', () => {
  const divider = component({
    reference: '100023-2',
    ratioToParent: 2,
    sold: { pricingUom: '1', details: [aBreak(1000, 0.1), aBreak(4000, 0.08)] },
  })

  it('of what is expected is that of the sets which so many of the master are in', () => {
    const two = [master({ ratioToParent: 2 }), divider]
    // 999 of the master are in 500 sets, with 1,000 dividers.
    expect(expectedSets(two, 999)).toMatchObject({ sets: 500, order: 500 * (2 * 1 + 2 * 0.1) })
    expect(expectedSets(two, 10)).toMatchObject({ sets: 5, order: null })
    expect([expectedSets(two, null), expectedSets(two, 0), expectedSets([divider], 500)]).toEqual([
      null,
      null,
      null,
    ])
  })

  it('is the pieces of each component at what so many of it cost, for the quantities of the master', () => {
    expect(setPrices([master(), divider])).toEqual([
      { sets: 500, each: 1.2, order: 600, unpriced: [] },
      { sets: 2000, each: 0.8 + 0.16, order: 1920, unpriced: [] },
    ])
  })

  it('names what has no price for so many, or no ratio', () => {
    const dear = { ...divider, sold: { pricingUom: '1', details: [aBreak(4000, 0.08)] } }
    expect(setPrices([master(), dear]).map(({ order, unpriced }) => [order, unpriced])).toEqual([
      [null, ['100023-2']],
      [1920, []],
    ])
    const [first] = setPrices([master(), { ...divider, ratioToParent: null }])
    expect(first?.unpriced).toEqual(['100023-2'])
  })

  it('counts in sets where the master is in one several times, and never asks for less than was offered', () => {
    expect(setPrices([master({ ratioToParent: 3 })]).map(({ sets, unpriced }) => [sets, unpriced])).toEqual([
      [167, []],
      [667, []],
    ])
  })

  it('is not there without a master', () => {
    expect(setPrices([divider])).toEqual([])
  })

  const parts = fc.array(
    fc.record({ ratio: fc.integer({ min: 1, max: 12 }), price: fc.integer({ min: 1, max: 100_000 }) }),
    { minLength: 1, maxLength: 6 },
  )
  const flat = (price: number) => ({ pricingUom: '1000', details: [aBreak(1, price)] })
  const setOf = (of: readonly { ratio: number; price: number }[]) => [
    master({ sold: { pricingUom: '1000', details: [aBreak(1000, 500)] } }),
    ...of.map(({ ratio, price }, index) =>
      component({ reference: `100023-${index + 2}`, ratioToParent: ratio, sold: flat(price) }),
    ),
  ]
  const priceOf = (of: readonly { ratio: number; price: number }[]) => setPrices(setOf(of))[0]?.each ?? 0

  it('at prices that do not depend on the quantity is the sum of ratio times price', () => {
    fc.assert(
      fc.property(parts, of => {
        const sum = of.reduce((all, { ratio, price }) => all + (ratio * price) / 1000, 0.5)
        expect(priceOf(of)).toBeCloseTo(sum, 6)
      }),
      { seed: seedFrom(411), numRuns: 100 },
    )
  })

  it('does not depend on the order of the components, and grows with each of them', () => {
    fc.assert(
      fc.property(parts, of => {
        expect(priceOf(of.toReversed())).toBeCloseTo(priceOf(of), 6)
        expect(priceOf(of)).toBeGreaterThan(priceOf(of.slice(1)))
      }),
      { seed: seedFrom(412), numRuns: 100 },
    )
  })
})

it('a set lacks a master, ratios and shipping methods, each named', () => {
  const member = { reference: '100023-1', isMaster: true, ratioToParent: 1, shippingMethod: 'DIRECT' }
  const other = { ...member, reference: '100023-2', isMaster: false }
  expect(setLacks([member, other])).toEqual([])
  expect(setLacks([other])).toEqual(['The set has no master item.'])
  expect(setLacks([member, { ...other, ratioToParent: 0, shippingMethod: '' }])).toEqual([
    '100023-2 must have a ratio above 0.',
    '100023-2 must have a shipping method.',
  ])
})
