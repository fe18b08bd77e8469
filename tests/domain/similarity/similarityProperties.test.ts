import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { emptySections } from '#domain/quoteItem'
import {
  type Criterion,
  defaultSearch,
  defaultSimilarity,
  designTraits,
  gradeFamily,
  learnedWeights,
  lessonOf,
  matchPercent,
  type SimilarProduct,
  usualVariance,
} from '#domain/similarity'
import { seedFrom } from '../../depth.ts'
import { aProduct } from './builders.ts'

const side = fc.integer({ min: 10, max: 2000 })
const product = fc
  .record({
    length: side,
    width: side,
    depth: side,
    sheetSqm: fc.option(fc.double({ min: 0.01, max: 10, noNaN: true })),
    colorNo: fc.option(fc.nat({ max: 8 })),
    boardGrade: fc.constantFrom('150C', '175C', '200B', null),
    cartonStyle: fc.constantFrom('0201', '0203', '0427', null),
    preprint: fc.option(fc.boolean()),
  })
  .map(some => aProduct(some))
const percent = (wanted: SimilarProduct, found: SimilarProduct, variances: object = {}) => {
  const { plantCode: _, customerCode: __, productId: ___, lastOrdered: ____, ...query } = wanted
  const result = matchPercent({ ...query, ...variances }, found)
  if (!result.ok) throw new Error(result.reason)
  return result.percent
}

describe('the match of any two products', () => {
  it('lies between 0 and 100, and is 100 of a product with itself', () => {
    fc.assert(
      fc.property(product, product, (a, b) => {
        expect(percent(a, b)).toBeGreaterThanOrEqual(0)
        expect(percent(a, b)).toBeLessThanOrEqual(100)
        expect(percent(a, a)).toBe(100)
      }),
      { seed: seedFrom(31), numRuns: 200 },
    )
  })

  it('is the same in both directions within the same variances', () => {
    const sized = (a: SimilarProduct, b: SimilarProduct) =>
      matchPercent(
        {
          length: a.length,
          width: a.width,
          depth: a.depth,
          lengthVariance: 40,
          widthVariance: 40,
          depthVariance: 40,
          colorNo: a.colorNo ?? 0,
        },
        { ...b, colorNo: b.colorNo ?? 0 },
      )
    fc.assert(
      fc.property(product, product, (a, b) => {
        expect(sized(a, b)).toMatchObject({ percent: (sized(b, a) as { percent: number }).percent })
      }),
      { seed: seedFrom(32), numRuns: 200 },
    )
  })
})

describe('what an item is searched by', () => {
  const { product, printing, design } = emptySections
  const from = { plantCode: 'NTH', costCentreCode: '100', deliveryRegion: null }

  it('is what it says of itself, with a variance for each side', () => {
    const item = {
      product: { ...product, length: 402, width: 268, depth: 0, styleVariant: '0201', boardGrade: 'C340' },
      printing: { ...printing, numberOfColors: 2 },
      design,
    }
    expect(defaultSearch(item, from)).toMatchObject({
      plantCode: 'NTH',
      customerCodes: [],
      length: 402,
      lengthVariance: 40,
      width: 268,
      widthVariance: 25,
      depth: null,
      depthVariance: null,
      cartonStyle: '0201',
      boardGrade: 'C340',
      colorNo: 2,
      passNo: null,
      forme: null,
    })
    expect(usualVariance(20)).toBe(10)
  })

  it('counts passes, sheet and forme of the design', () => {
    const step = { ...emptyStep, operation: 'CORR', sheetLength: 2000, sheetWidth: 500, totalNumberUp: 2 }
    const cut = { ...emptyStep, operation: 'DIECUT', stepFormes: [{ ...forme, formeCode: 'F12' }] }
    const steps = [step, cut, { ...emptyStep, operation: 'DESPATCH' }].map((each, at) => ({
      ...each,
      key: `c${at}`,
    }))
    expect(designTraits({ designSteps: steps })).toEqual({
      sheetSqm: 1,
      cartonSqm: 0.5,
      passNo: 2,
      forme: 'F12',
      numberUp: 2,
      paperDeckleWidth: null,
    })
  })

  it('takes grades of one flute and weight for a family', () => {
    expect(gradeFamily({ flute: 'C', gsm: 480 })).toBe(gradeFamily({ flute: 'C', gsm: 530 }))
    expect(gradeFamily({ flute: 'B', gsm: 480 })).not.toBe(gradeFamily({ flute: 'C', gsm: 480 }))
  })
})

const forme = { key: 'c1', formeCode: '', formeVendor: '', ruleLength: null, trimRuleLength: null }
const emptyStep = {
  key: '',
  operation: '',
  workCentre: '',
  sheetLength: null as number | null,
  sheetWidth: null as number | null,
  totalNumberUp: null as number | null,
  stepCreases: [],
  formeType: '',
  stepFormes: [] as (typeof forme)[],
  stepOutsideProcess: '',
  paperDeckleWidth: null,
  stepScoringProfile: '',
  corrugatorProcesses: [],
  invertedSheet: false,
  tapeQty: null,
  tapePositions: [],
  isClosedHere: false,
  isInvertedBundle: false,
  hasExtras: false,
  urgentPremium: null,
  moq: null,
}

describe('what choices teach', () => {
  const criteria = Object.keys(defaultSimilarity.weights) as Criterion[]
  const lessons = fc.array(
    fc.record({
      criterion: fc.constantFrom(...criteria),
      count: fc.nat({ max: 500 }),
      advantage: fc.double({ min: -500, max: 500, noNaN: true }),
    }),
    { maxLength: 13 },
  )

  it('is nothing while nobody has chosen', () => {
    const { weights } = learnedWeights([])
    for (const criterion of criteria) {
      expect(weights[criterion]).toBeCloseTo(defaultSimilarity.weights[criterion], 12)
    }
  })

  it('never makes a weight vanish, and the weights add up to the same', () => {
    fc.assert(
      fc.property(lessons, learned => {
        const weights = Object.values(learnedWeights(learned).weights)
        expect(weights.reduce((a, b) => a + b, 0)).toBeCloseTo(1, 9)
        expect(Math.min(...weights)).toBeGreaterThan(0)
      }),
      { seed: seedFrom(33), numRuns: 200 },
    )
  })

  it('counts more what the chosen were better in than those beside them', () => {
    const part = (criterion: Criterion, score: number) => ({ criterion, score, weight: 0.1, why: '' })
    const learnt = lessonOf(
      [part('length', 1), part('forme', 0)],
      [{ parts: [part('length', 1), part('forme', 0)] }, { parts: [part('length', 0), part('forme', 1)] }],
    )
    expect(learnt).toEqual([
      { criterion: 'length', advantage: 0.5 },
      { criterion: 'forme', advantage: -0.5 },
    ])
    const { weights } = learnedWeights(
      learnt.map(each => ({ ...each, count: 40, advantage: each.advantage * 40 })),
    )
    expect(weights.length).toBeGreaterThan(defaultSimilarity.weights.length)
    expect(weights.forme).toBeLessThan(defaultSimilarity.weights.forme)
  })
})
