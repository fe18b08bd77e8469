import { describe, expect, it } from 'vitest'
import { checkMetres } from '#domain/minimumOrder'
import { aStep } from './builders.ts'

describe('which minimum counts', () => {
  it.each([
    [800, 1000, 800, 'board grade'],
    [1000, 1000, 1000, 'board grade'],
    [1001, 1000, 1000, 'work centre'],
    [0, 1000, 1000, 'work centre'],
    [-5, 1000, 1000, 'work centre'],
    [null, 1000, 1000, 'work centre'],
    [800, null, 0, 'work centre'],
    [null, null, 0, 'work centre'],
  ])('moq-valid: grade %j, work centre %j: %d of the %s', (grade, workCentre, threshold, thresholdFrom) => {
    expect(checkMetres(aStep({ minLinealMetre: workCentre }), 500, grade)).toMatchObject({
      threshold,
      thresholdFrom,
    })
  })
})

describe('recommended quantity', () => {
  it.each([
    [1441, null, null, null, 0],
    [1441, 1500, null, null, 1041],
    [1441, null, 1000, null, 694],
    [1441, 800, 1000, 900, 900],
    [1000, 800, 1000, 0, 1000],
  ])(
    'moq-recommended: sheet %d, grade %j m, work centre %j m, passes %j: %d',
    (sheetLength, grade, minLinealMetre, passes, qty) => {
      const step = aStep({ sheetLength, minLinealMetre, minNoOfPasses: passes })
      expect(checkMetres(step, 1, grade).recommendedQty).toBe(qty)
    },
  )

  it('multiplies passes by number up', () => {
    const step = aStep({ totalNumberUp: 4, minLinealMetre: null })
    expect(checkMetres(step, 1, null).recommendedQty).toBe(1200)
  })
})
