import { describe, expect, it } from 'vitest'
import { type FinishedGoodsInput, interlockPattern, palletiseFinishedGoods } from '#domain/palletisation'
import { finishedGoods } from '../builders.ts'

const load = (overrides: Partial<FinishedGoodsInput> = {}) => palletiseFinishedGoods(finishedGoods(overrides))

describe('1000 erected boxes of 8 kg on an Australian pallet', () => {
  it('stand nine a layer, five layers high, one by one', () => {
    expect(load()).toMatchObject({
      calculationSuccess: true,
      bundleQty: 1,
      bundleTies: 1,
      bundlesPerLayer: 9,
      upperBound: 9,
      certified: true,
      layersPerPallet: 5,
      limitedBy: 'height',
      totalPalletQty: 45,
      noOfPallets: 23,
      unitLoadSizeLength: 1165,
      unitLoadSizeWidth: 1165,
      unitLoadSizeDepth: 1460,
      grossKg: 398,
      palletUtilisation: 83.33,
      cubeUtilisation: 80.86,
      warnings: [],
    })
  })

  it('stand as high as the lowest box bears', () => {
    expect(load({ allowableKg: 60 })).toMatchObject({ layersPerPallet: 5, limitedBy: 'height' })
    expect(load({ allowableKg: 24 })).toMatchObject({ layersPerPallet: 4, limitedBy: 'strength' })
    expect(load({ allowableKg: 0 })).toMatchObject({ layersPerPallet: 1, limitedBy: 'strength' })
  })

  it('bear half of it when the layers interlock', () => {
    expect(load({ allowableKg: 24, palletPattern: interlockPattern })).toMatchObject({
      palletPatternCode: 'INTERLOCK',
      strengthFactor: 0.5,
      layersPerPallet: 2,
      limitedBy: 'strength',
    })
  })

  it('are not checked for strength without a weight, and the trace says so', () => {
    const result = load({ unitKg: 0, allowableKg: 24 })
    expect(result).toMatchObject({ layersPerPallet: 5 })
    expect(result.trace).toContainEqual(
      expect.objectContaining({ label: 'Layers by strength', value: 'not checked' }),
    )
  })

  it('may be small: the ten millimetres of folded flat sizes do not count', () => {
    expect(load({ outerLength: 9, outerWidth: 1165, unitKg: 0.01 })).toMatchObject({
      calculationSuccess: true,
    })
  })

  it('say when one does not fit', () => {
    expect(load({ outerLength: 1200 })).toMatchObject({
      calculationSuccess: false,
      calculationMessage: 'A unit of 1200 x 308 mm does not fit on pallet type AUSTD.',
    })
  })
})
