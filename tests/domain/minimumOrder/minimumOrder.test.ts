import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type MinimumOrderInput, minimumOrder } from '#domain/minimumOrder'
import { seedFrom } from '../../depth.ts'
import { aClosure, aStep } from './builders.ts'

const input = (overrides: Partial<MinimumOrderInput> = {}): MinimumOrderInput => ({
  minQty: 0,
  priceQty: 500,
  boardGradeMetres: 800,
  steps: [aStep()],
  ...overrides,
})
const checked = (overrides: Partial<MinimumOrderInput> = {}) => {
  const result = minimumOrder(input(overrides))
  if (!result.ok) throw new Error(result.reason)
  return result
}

describe('minimum order', () => {
  it('moq-lineal-metres, moq-valid, moq-recommended: 500 on 1441 mm: 720.5 m miss the 800 m of the grade, 694 are recommended', () => {
    const { isValid, checks, moq } = checked()
    expect(isValid).toBe(false)
    expect(moq).toEqual(checks)
    expect(moq).toEqual([
      {
        workCentre: 'CORR1',
        linealMetres: 720.5,
        threshold: 800,
        thresholdFrom: 'board grade',
        isValid: false,
        recommendedQty: 694,
      },
    ])
  })

  it('moq-valid: 1000 with a grade above the work centre: 1441 m reach the 1000 m of the work centre, 1041 would be recommended', () => {
    const steps = [aStep({ minNoOfPasses: null })]
    const { isValid, checks, moq } = checked({ minQty: 1000, boardGradeMetres: 1500, steps })
    expect(isValid).toBe(true)
    expect(moq).toEqual([])
    expect(checks).toMatchObject([
      { linealMetres: 1441, threshold: 1000, thresholdFrom: 'work centre', recommendedQty: 1041 },
    ])
  })

  it('moq-order-quantity: orders minQty, or priceQty if minQty is 0', () => {
    expect(checked({ minQty: 700 }).quantity).toBe(700)
    expect(checked({ minQty: 0 }).quantity).toBe(500)
  })

  it('checks the metres of corrugators and slitters only', () => {
    const slitter = aStep({ workCentre: 'SLIT1', isCorrugator: false, isSlitter: true })
    const press = aStep({ workCentre: 'PRINT1', isCorrugator: false })
    expect(checked({ steps: [aStep(), slitter, press] }).checks.map(c => c.workCentre)).toEqual([
      'CORR1',
      'SLIT1',
    ])
  })

  it('warns of too few passes on a closure step', () => {
    const steps = [aClosure({ totalNumberUp: 2 })]
    expect(checked({ priceQty: 599, steps })).toMatchObject({
      isValid: true,
      minNumPass: [{ workCentre: 'FFG1', minimumPasses: 300, message: 'FFG1: minimum passes 300' }],
    })
    expect(checked({ priceQty: 600, steps }).minNumPass).toEqual([])
  })

  it('tells each step of the check', () => {
    const { trace } = checked({ steps: [aStep(), aClosure({ minNoOfPasses: 501 })] })
    expect(trace.map(t => t.why)).toEqual([
      'the price quantity, as there is no minimum',
      'misses 800 m of the board grade',
      'the largest of grade metres, work-centre metres and passes, rounded up',
      'FFG1: minimum passes 501',
    ])
    expect(checked({ minQty: 5000 }).trace.map(t => t.why)).toEqual([
      'the minimum quantity',
      'reaches 800 m of the board grade',
    ])
  })

  it.each<[string, Partial<MinimumOrderInput>]>([
    ['The order quantity must be 0 or more.', { priceQty: Number.NaN }],
    ['The step at CORR1 has no sheet length.', { steps: [aStep({ sheetLength: 0 })] }],
    ['The step at FFG1 has no number up.', { steps: [aClosure({ totalNumberUp: 0 })] }],
  ])('%s', (reason, overrides) => {
    expect(minimumOrder(input(overrides))).toEqual({ ok: false, reason, trace: [] })
  })

  it('has nothing to say about an item without steps', () => {
    expect(checked({ steps: [] })).toMatchObject({ isValid: true, checks: [], minNumPass: [] })
  })

  it('is content with the quantity it recommends', () => {
    const metres = fc.option(fc.integer({ min: 0, max: 5000 }))
    const step = fc.record({
      sheetLength: fc.integer({ min: 200, max: 3000 }),
      totalNumberUp: fc.integer({ min: 1, max: 12 }),
      minLinealMetre: metres,
      minNoOfPasses: metres,
      isClosure: fc.boolean(),
    })
    fc.assert(
      fc.property(step, metres, fc.integer({ min: 1, max: 5000 }), (own, boardGradeMetres, priceQty) => {
        const steps = [aStep(own)]
        const [check] = checked({ priceQty, boardGradeMetres, steps }).checks
        const again = checked({ priceQty: Math.max(1, check?.recommendedQty ?? 1), boardGradeMetres, steps })
        expect(again).toMatchObject({ isValid: true, minNumPass: [] })
      }),
      { seed: seedFrom(13), numRuns: 300 },
    )
  })
})
