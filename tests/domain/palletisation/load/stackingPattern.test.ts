import { describe, expect, it } from 'vitest'
import { interlockPattern, overhangs } from '#domain/palletisation'
import { loadOf, palletType } from '../builders.ts'

const [, over] = overhangs

describe('stacking pattern', () => {
  it('is a column unless asked otherwise', () => {
    const result = loadOf()
    expect(result).toMatchObject({ palletPatternCode: 'COLUMN', bondScore: 0, strengthFactor: 1 })
    expect(result.alternateBoxes).toEqual(result.boxes)
  })

  it.each([
    [
      'four round a hole, mirrored',
      { overhang: over, overhangFrontBack: 52, overhangSideToSide: 52 },
      4,
      0.209,
    ],
    [
      'ten of 400 x 300 on 1200 x 1000',
      { palletType: palletType('NZSTD'), foldedSizeLength: 400, foldedSizeWidth: 300 },
      10,
      0.35,
    ],
  ])('interlocks %s', (_, overrides, bundlesPerLayer, bondScore) => {
    const result = loadOf({ ...overrides, palletPattern: interlockPattern })
    expect(result).toMatchObject({
      palletPatternCode: 'INTERLOCK',
      bundlesPerLayer,
      bondScore,
      strengthFactor: 0.5,
    })
    expect(result.alternateBoxes).not.toEqual(result.boxes)
  })

  it('ties twelve of 385 x 265 on a square pallet best when every second layer is transposed', () => {
    const result = loadOf({ foldedSizeLength: 385, foldedSizeWidth: 265, palletPattern: interlockPattern })
    expect(result).toMatchObject({ bundlesPerLayer: 12, palletPatternCode: 'INTERLOCK' })
    expect(result.bondScore).toBeGreaterThanOrEqual(0.425)
    expect(result.trace.find(entry => entry.label === 'Bond score')?.why).toBe(
      'every second layer transposed',
    )
  })

  it('is a column where a grid can not interlock, and says so', () => {
    const grid = {
      palletType: palletType('EUR1'),
      foldedSizeLength: 400,
      foldedSizeWidth: 300,
      palletPattern: interlockPattern,
    }
    const result = loadOf(grid)
    expect(result).toMatchObject({
      bundlesPerLayer: 8,
      palletPatternCode: 'COLUMN',
      bondScore: 0,
      strengthFactor: 1,
    })
    expect(result.trace).toContainEqual({
      label: 'Bond score',
      value: 0,
      why: 'turned or not, the layer stands on itself: a column',
    })
  })
})
