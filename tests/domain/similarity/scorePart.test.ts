import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Criterion, defaultSimilarity, type SimilarProduct, type SimilarQuery } from '#domain/similarity'
import { scorePart } from '../../../domain/similarity/scorePart.ts'
import { seedFrom } from '../../depth.ts'
import { aProduct, aQuery } from './builders.ts'

const part = (
  criterion: Criterion,
  query: Partial<SimilarQuery> = {},
  product: Partial<SimilarProduct> = {},
) => scorePart(criterion, { ...aQuery, ...query }, aProduct(product), defaultSimilarity)

describe('the parts of the worked match', () => {
  it.each<[Criterion, number, string]>([
    ['length', 0.75, '410, wanted 400'],
    ['width', 1, '300, as wanted'],
    ['depth', 0.6, '240, wanted 250'],
    ['boardGrade', 0.6, '150C is of the same family as 175C'],
    ['cartonStyle', 1, '0201, as wanted'],
    ['sheetSqm', 0.789, '0.79, wanted 0.807'],
    ['colorNo', 0.75, '1, wanted 2'],
    ['passNo', 1, '2, as wanted'],
    ['deliveryRegion', 0, 'NSW-SYD instead of VIC-MEL'],
  ])('%s %d: %s', (criterion, score, why) => {
    const found = part(criterion)
    expect(found?.score).toBeCloseTo(score, 3)
    expect(found).toMatchObject({ why, isBeyondVariance: false })
  })
})

it('says figures as people read them', () => {
  const areas = { sheetSqm: 0.516_082_1 }
  expect(part('sheetSqm', areas, areas)?.why).toBe('0.516, as wanted')
  expect(part('length', { length: 1_200 }, { length: 1_190 })?.why).toBe('1,190, wanted 1,200')
})

describe('what is not known', () => {
  it('is no part where the search does not name it', () => {
    expect(part('forme', { forme: null })).toBeNull()
    expect(scorePart('length', {}, aProduct(), defaultSimilarity)).toBeNull()
  })

  it('counts nothing where the product does not tell', () => {
    expect(part('length', {}, { length: null })).toMatchObject({ score: 0, why: 'not known of this product' })
  })

  it('a search for products without preprint is one that names it', () => {
    expect(part('preprint', { preprint: false }, { preprint: false })).toMatchObject({
      ...{ score: 1, why: 'No, as wanted' },
    })
    expect(part('preprint', { preprint: false }, { preprint: true })).toMatchObject({
      ...{ score: 0, why: 'Yes instead of No' },
    })
  })
})

describe('families', () => {
  it('another style of the same two digits counts half, one of another family nothing', () => {
    expect(part('cartonStyle', {}, { cartonStyle: '0203' })?.score).toBe(0.5)
    expect(part('cartonStyle', {}, { cartonStyle: '0427' })?.score).toBe(0)
  })

  it('grades whose family nobody knows are not of one family', () => {
    expect(part('boardGrade', { boardGradeFamily: null }, { boardGradeFamily: null })?.score).toBe(0)
    expect(part('boardGrade', {}, { boardGradeFamily: 'B-light' })?.score).toBe(0)
  })
})

describe('a variance of the search', () => {
  it('takes the place of the ten percent', () => {
    expect(part('length', { lengthVariance: 20 })).toMatchObject({ score: 0.5, isBeyondVariance: false })
  })

  it('may be used up but not passed', () => {
    expect(part('length', { lengthVariance: 10 })).toMatchObject({ score: 0, isBeyondVariance: false })
    expect(part('length', { lengthVariance: 9 })).toMatchObject({
      score: 0,
      isBeyondVariance: true,
      why: '410 instead of 400, beyond 9',
    })
  })

  it('of 0 wants the very size', () => {
    expect(part('width', { widthVariance: 0 })).toMatchObject({ score: 1, isBeyondVariance: false })
    expect(part('depth', { depthVariance: 0 })).toMatchObject({ score: 0, isBeyondVariance: true })
  })
})

describe('numbers', () => {
  it('a depth of 0 is met by 0 only', () => {
    expect(part('depth', { depth: 0 }, { depth: 0 })?.score).toBe(1)
    expect(part('depth', { depth: 0 }, { depth: 1 })?.score).toBe(0)
  })

  it('four colours or three passes away count nothing, whatever is wanted', () => {
    expect(part('colorNo', { colorNo: 0 }, { colorNo: 4 })?.score).toBe(0)
    expect(part('passNo', { passNo: 4 }, { passNo: 1 })?.score).toBe(0)
    expect(part('passNo', { passNo: 4 }, { passNo: 2 })?.score).toBeCloseTo(1 / 3, 9)
  })

  it('never score more for being further off, and stay between 0 and 1', () => {
    const size = fc.integer({ min: 1, max: 2000 })
    fc.assert(
      fc.property(size, fc.nat(500), fc.nat(500), (wanted, near, more) => {
        const score = (length: number) => part('length', { length: wanted }, { length })?.score ?? Number.NaN
        expect(score(wanted + near)).toBeGreaterThanOrEqual(score(wanted + near + more))
        expect(score(wanted + near)).toBeCloseTo(score(wanted - near), 9)
        expect(score(wanted + near)).toBeGreaterThanOrEqual(0)
        expect(score(wanted)).toBe(1)
      }),
      { seed: seedFrom(51), numRuns: 150 },
    )
  })
})
