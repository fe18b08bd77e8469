import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { defaultSimilarity, matchPercent, type SimilarProduct, type SimilarQuery } from '#domain/similarity'
import { seedFrom } from '../../depth.ts'
import { aProduct, aQuery } from './builders.ts'

const match = (query: SimilarQuery, product: SimilarProduct = aProduct()) => {
  const result = matchPercent(query, product)
  if (!result.ok) throw new Error(result.reason)
  return result
}
const score = (query: SimilarQuery, product: Partial<SimilarProduct>) =>
  match(query, aProduct(product)).parts[0]?.score

describe('match percent', () => {
  it('the worked product matches 79.2 %', () => {
    const { percent, parts } = match(aQuery)
    expect(percent).toBe(79.2)
    const rounded = parts.map(part => [part.criterion, Math.round(part.score * 1000) / 1000])
    expect(Object.fromEntries(rounded)).toEqual({
      length: 0.75,
      width: 1,
      depth: 0.6,
      boardGrade: 0.6,
      sheetSqm: 0.789,
      cartonSqm: 0.789,
      cartonStyle: 1,
      colorNo: 0.75,
      passNo: 1,
      preprint: 1,
      forme: 1,
      deliveryRegion: 0,
      costCentreCode: 1,
    })
  })

  it('an identical product matches 100 %', () => {
    const { plantCode: _p, customerCodes: _c, lengthVariance: _l, ...same } = aQuery
    expect(match(aQuery, { ...aProduct(), ...same } as SimilarProduct).percent).toBe(100)
  })

  it('weights add up to 1', () => {
    expect(Object.values(defaultSimilarity.weights).reduce((a, b) => a + b, 0)).toBeCloseTo(1, 9)
  })

  it('compares only what the search names', () => {
    expect(match({ length: 410 })).toMatchObject({ percent: 100, parts: [{ criterion: 'length' }] })
    expect(match({ length: 410, width: null }).parts).toHaveLength(1)
  })

  it('takes the variance of the search before 10 %', () => {
    expect(match({ length: 400, lengthVariance: 20 }).percent).toBe(50)
    expect(match({ width: 310, widthVariance: 20 }).percent).toBe(50)
    expect(match({ depth: 250, depthVariance: 20 }).percent).toBe(50)
    expect(match({ length: 400, lengthVariance: 5 })).toMatchObject({ percent: 0, isBeyondVariance: true })
    expect(match({ length: 410, lengthVariance: 0 })).toMatchObject({ percent: 100, isBeyondVariance: false })
    expect(match({ length: 411, lengthVariance: 0 })).toMatchObject({ percent: 0, isBeyondVariance: true })
  })

  it('scores grade and style by family', () => {
    expect(score({ boardGrade: '150C' }, {})).toBe(1)
    expect(score({ boardGrade: '175C', boardGradeFamily: 'C-light' }, {})).toBe(0.6)
    expect(score({ boardGrade: '175C' }, {})).toBe(0)
    expect(score({ boardGrade: '175C' }, { boardGradeFamily: null })).toBe(0)
    expect(score({ cartonStyle: '0203' }, {})).toBe(0.5)
    expect(score({ cartonStyle: '0427' }, {})).toBe(0)
  })

  it('scores colours over 4 and passes over 3', () => {
    expect(score({ colorNo: 3 }, {})).toBe(0.5)
    expect(score({ colorNo: 6 }, {})).toBe(0)
    expect(score({ passNo: 3 }, {})).toBeCloseTo(2 / 3, 9)
  })

  it('gives nothing for what is not known of the product, and says so', () => {
    expect(match({ forme: 'F1' }, aProduct({ forme: null })).parts).toEqual([
      { criterion: 'forme', score: 0, weight: 0.02, why: 'not known of this product' },
    ])
  })

  it('explains each part', () => {
    expect(
      match({ deliveryRegion: 'VIC-MEL', length: 400, lengthVariance: 5 }).trace.map(t => t.why),
    ).toEqual([
      '410 instead of 400, beyond 5; counts 0.14 of 0.16',
      'NSW-SYD instead of VIC-MEL; counts 0.02 of 0.16',
    ])
  })

  it('needs something to compare', () => {
    expect(matchPercent({ plantCode: 'P1' }, aProduct())).toEqual({
      ok: false,
      reason: 'The search names nothing to compare.',
      trace: [],
    })
  })

  it('never rises when a difference grows', () => {
    const numbers = ['length', 'width', 'depth', 'sheetSqm', 'cartonSqm', 'colorNo', 'passNo'] as const
    const step = fc.double({ min: 0, max: 200, noNaN: true })
    fc.assert(
      fc.property(
        fc.constantFrom(...numbers),
        step,
        step,
        fc.constantFrom(-1, 1),
        (criterion, near, more, sign) => {
          const wanted = Number(aQuery[criterion])
          const at = (difference: number) =>
            match(aQuery, aProduct({ [criterion]: wanted + sign * difference })).percent
          expect(at(near + more)).toBeLessThanOrEqual(at(near))
        },
      ),
      { seed: seedFrom(21), numRuns: 300 },
    )
  })
})
