import { describe, expect, it } from 'vitest'
import { setCountFinding, setOffer, setOrder } from '#domain/offers'

const sent = {
  components: [
    { reference: '1-1', ratio: '1' },
    { reference: '1-2', ratio: '2' },
    { reference: '1-3', ratio: '0.5' },
  ],
  prices: [
    { quantity: '1,000', order: '$900.00' },
    { quantity: '4,000', order: '$3,000.00' },
  ],
}
const set = {
  parts: [
    { reference: '1-1', ratio: 1 },
    { reference: '1-2', ratio: 2 },
    { reference: '1-3', ratio: 0.5 },
  ],
  prices: [
    { quantity: '1,000', order: '$900.00', sets: 1000 },
    { quantity: '4,000', order: '$3,000.00', sets: 4000 },
  ],
}
const ranges = [
  { least: 500, most: 1999 },
  { least: 2000, most: 8000 },
]
const items = ['1-1', '1-2', '1-3'].map(reference => ({ reference, prices: ranges }))

describe('the set of a letter', () => {
  it('is its ratios and prices in figures', () => {
    expect(setOffer(sent)).toEqual(set)
  })

  it('can not be ordered where a component has no ratio, or the set no price', () => {
    expect(setOffer(undefined)).toBeNull()
    expect(setOffer({ ...sent, prices: [] })).toBeNull()
    expect(setOffer({ ...sent, components: [{ reference: '1-1', ratio: '' }] })).toBeNull()
  })
})

describe('an order of sets', () => {
  it('is so many of each component at the price line that holds it, a part of a piece rounded up', () => {
    expect(setOrder(set, items, 1001)).toEqual([
      { reference: '1-1', line: 0, count: 1001 },
      { reference: '1-2', line: 1, count: 2002 },
      { reference: '1-3', line: 0, count: 501 },
    ])
  })

  it('is of a whole number that the letter has prices for', () => {
    const finding = 'Order a whole number of sets from 1,000 to 4,000.'
    expect([0, 999, 4001, -1000, 1000.5].map(sets => setCountFinding(set, items, sets))).toEqual(
      Array.from({ length: 5 }, () => finding),
    )
    expect([1000, 2500, 4000].map(sets => setCountFinding(set, items, sets))).toEqual([null, null, null])
    // A range of every component reaches further than the sets that are priced.
    const further = items.map(item => ({ ...item, prices: [...ranges, { least: 8001, most: 9000 }] }))
    expect(setCountFinding(set, further, 4500)).toBeNull()
    expect(setCountFinding(set, further, 4501)).toBe('Order a whole number of sets from 1,000 to 4,500.')
    expect(setCountFinding({ ...set, prices: set.prices.slice(1) }, items, 5)).toBe(
      'The price is for 4,000 sets.',
    )
  })

  it('is refused between prices for single quantities', () => {
    const prices = [
      { least: 1000, most: null },
      { least: 4000, most: 8000 },
    ]
    const exact = [{ reference: '1-1', prices }]
    const alone = { ...set, parts: [{ reference: '1-1', ratio: 1 }] }
    expect(setOrder(alone, exact, 2000)).toBeNull()
    expect(setCountFinding(alone, exact, 2000)).toBe(
      'There is no price for 2,000 sets: order 1,000 or 4,000.',
    )
  })
})
