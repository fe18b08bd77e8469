import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { rankSimilar, type SimilarProduct, type SimilarQuery } from '#domain/similarity'
import { seedFrom } from '../../depth.ts'
import { aProduct, aQuery } from './builders.ts'

const options = { customerCode: 'C1', excludeBeyondVariance: false }
const ids = (query: SimilarQuery, products: SimilarProduct[], how = options) =>
  rankSimilar(query, products, how).matches.map(m => m.product.productId)

describe('ranking of similar products', () => {
  it('best match first', () => {
    expect(ids(aQuery, [aProduct(), aProduct({ productId: 'B', length: 400 })])).toEqual(['B', 'A1'])
  })

  it('among equals the same customer, then the latest order, then the product id', () => {
    const products = [
      aProduct({ productId: 'D', customerCode: 'C2', lastOrdered: '2026-09-01' }),
      aProduct({ productId: 'C', lastOrdered: null }),
      aProduct({ productId: 'B', lastOrdered: '2026-01-01' }),
      aProduct({ productId: 'A', lastOrdered: '2026-01-01' }),
      aProduct({ productId: 'E', lastOrdered: '2026-02-01' }),
      aProduct({ productId: 'A', lastOrdered: '2026-01-01' }),
    ]
    expect(ids(aQuery, products)).toEqual(['E', 'A', 'A', 'B', 'C', 'D'])
  })

  it('keeps to the plant and the customers searched, and says what it left out', () => {
    const products = [
      aProduct({ productId: 'B', plantCode: 'P2' }),
      aProduct({ productId: 'C', customerCode: 'C9' }),
      aProduct(),
    ]
    const { matches, excluded } = rankSimilar(
      { ...aQuery, plantCode: 'P1', customerCodes: ['C1'] },
      products,
      options,
    )
    expect(matches.map(m => m.product.productId)).toEqual(['A1'])
    expect(excluded.map(e => e.reason)).toEqual(['Made at plant P2.', 'Made for customer C9.'])
  })

  it('lists what is beyond a variance, unless asked to leave it out', () => {
    const query = { ...aQuery, lengthVariance: 5 }
    expect(ids(query, [aProduct()])).toEqual(['A1'])
    const strict = rankSimilar(query, [aProduct()], { ...options, excludeBeyondVariance: true })
    expect(strict).toMatchObject({
      matches: [],
      excluded: [{ reason: 'A dimension is beyond its variance.' }],
    })
  })

  it('lists all products alike when the search names nothing to compare', () => {
    expect(rankSimilar({}, [aProduct()], options).matches).toMatchObject([{ percent: 0, parts: [] }])
  })

  it('does not depend on the order of the products', () => {
    const products = Array.from({ length: 12 }, (_, i) =>
      aProduct({ productId: `X${i}`, length: 400 + (i % 4) * 10, customerCode: i % 3 ? 'C1' : 'C2' }),
    )
    const expected = ids(aQuery, products)
    fc.assert(
      fc.property(fc.shuffledSubarray(products, { minLength: 12 }), shuffled => {
        expect(ids(aQuery, shuffled)).toEqual(expected)
      }),
      { seed: seedFrom(22), numRuns: 50 },
    )
  })
})
