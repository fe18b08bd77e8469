import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type BundleInput,
  interlockPattern,
  overhangs,
  type PalletLoad,
  palletise,
  palletTopTypes,
  palletTypes,
  strappingTypes,
  stretchWraps,
} from '#domain/palletisation'
import { bundles, palletType } from '../builders.ts'
import { seeded } from '../seeded.ts'

const [, over, under] = overhangs
const load = (overrides: Partial<BundleInput> = {}): PalletLoad => {
  const result = palletise(bundles(overrides))
  if (!result.calculationSuccess) throw new Error(result.calculationMessage)
  return result
}
const failure = (overrides: Partial<BundleInput>) => palletise(bundles(overrides)).calculationMessage

describe('5000 folded flat boxes in bundles of 25 on an Australian pallet', () => {
  it('stand flush in two bundles a layer, six layers high', () => {
    expect(load()).toMatchObject({
      calculationMessage: '',
      bundlesPerLayer: 2,
      upperBound: 2,
      certified: true,
      layersPerPallet: 6,
      limitedBy: 'height',
      totalPalletQty: 300,
      noOfPallets: 17,
      lastPalletQty: 200,
      unitLoadSizeLength: 1165,
      unitLoadSizeWidth: 1165,
      unitLoadSizeDepth: 1410,
      grossKg: 176.84,
      palletUtilisation: 58.43,
      cubeUtilisation: 54.53,
    })
  })

  it('gain nothing from 25 mm of overhang at each edge', () => {
    const result = load({ overhang: over, overhangFrontBack: 25, overhangSideToSide: 25 })
    expect(result).toMatchObject({ bundlesPerLayer: 2, noOfPallets: 17, unitLoadSizeLength: 1165 })
    expect(result).toMatchObject({ overhangFrontBack: 25, usedOverhangFrontBack: 0 })
  })

  it('stand four a layer round a hole with 52 mm at each edge', () => {
    const result = load({ unitKg: 0.4543, overhang: over, overhangFrontBack: 52, overhangSideToSide: 52 })
    expect(result).toMatchObject({
      bundlesPerLayer: 4,
      layersPerPallet: 6,
      totalPalletQty: 600,
      noOfPallets: 9,
      unitLoadSizeLength: 1268,
      unitLoadSizeWidth: 1268,
      unitLoadSizeDepth: 1410,
      grossKg: 310.58,
      palletUtilisation: 116.85,
      palletUtilisationCapped: 100,
      cubeUtilisation: 109.06,
      usedOverhangFrontBack: 51.5,
      usedOverhangSideToSide: 51.5,
    })
    expect(Math.min(...result.boxes.map(box => box.x))).toBe(-51.5)
  })

  it('tell how the load came about', () => {
    expect(load({ masterDataVersion: '2026-04' })).toMatchObject({
      method: 'palletisation/1',
      masterDataVersion: '2026-04',
    })
    expect(load().trace.map(({ label, value }) => [label, value])).toEqual([
      ['Usable deck', '1165 × 1165'],
      ['Bundles a layer', 2],
      ['Layers by height', 6],
      ['Layers by weight', 41],
      ['Units on a pallet', 300],
      ['Pallets', 17],
    ])
  })
})

describe('overhang', () => {
  it('is what the customer accepts, front and side apart', () => {
    const result = load({
      overhang: over,
      overhangFrontBack: 60,
      overhangSideToSide: 60,
      maxOverhangFrontMm: 20,
      maxOverhangSideMm: 75,
    })
    expect(result).toMatchObject({ overhangFrontBack: 20, overhangSideToSide: 60 })
    expect(result.trace).toContainEqual({
      label: 'Overhang front and back',
      value: 20,
      unit: 'mm',
      why: '60 mm asked, the customer accepts 20 mm',
    })
  })

  it('counts for nothing when the load shall be flush', () => {
    expect(load({ overhangFrontBack: 52, overhangSideToSide: 52 })).toMatchObject({
      bundlesPerLayer: 2,
      overhangFrontBack: 0,
    })
  })

  it('keeps the edge free instead where the code says so', () => {
    const flush = load({ foldedSizeLength: 582, foldedSizeWidth: 582 })
    expect(flush.bundlesPerLayer).toBe(4)
    const free = load({ foldedSizeLength: 582, foldedSizeWidth: 582, overhang: under, overhangFrontBack: 10 })
    expect(free).toMatchObject({ bundlesPerLayer: 2, overhangFrontBack: -10 })
    expect(failure({ overhang: under, overhangFrontBack: 400 })).toBe(
      'A bundle of 708 x 560 mm does not fit on pallet type AUSTD.',
    )
  })
})

describe('how high', () => {
  it('stops at the weight truck or customer lift', () => {
    expect(load({ maxLoadKg: 100 })).toMatchObject({
      layersPerPallet: 2,
      limitedBy: 'weight',
      grossKg: 84.28,
    })
  })

  it('stops at the safe working load of the pallet', () => {
    const weak = { ...palletType('AUSTD'), swlKg: 90 }
    expect(load({ palletType: weak, maxLoadKg: undefined })).toMatchObject({
      layersPerPallet: 2,
      limitedBy: 'weight',
    })
  })

  it('leaves room for the top, and weighs it', () => {
    const [, , cap] = palletTopTypes
    expect(load({ palletTop: cap, maxPalletHeight: 1410 })).toMatchObject({
      palletTopTypeCode: 'CAP',
      layersPerPallet: 5,
      unitLoadSizeDepth: 1207,
      grossKg: 155.7,
    })
  })

  it('clears a top that does not go with the pallet type', () => {
    const frame = palletTopTypes.find(top => top.code === 'FRAME')
    const result = load({ palletTop: frame, palletType: palletType('EUR1') })
    expect(result.palletTopTypeCode).toBe('')
    expect(result.trace).toContainEqual({
      label: 'Pallet top',
      value: 'none',
      why: 'Timber top frame does not go with EPAL 1200x800',
    })
  })

  it('checks no weight that is not known, and says so', () => {
    const result = load({ unitKg: 0 })
    expect(result.layersPerPallet).toBe(6)
    expect(result.trace).toContainEqual(
      expect.objectContaining({ label: 'Layers by weight', value: 'not checked' }),
    )
  })

  it('is whole layers, also where decimals add up badly', () => {
    expect(load({ foldedSizeT: 0.7, bundleQty: 3, maxPalletHeight: 150 + 2.1 * 7 }).layersPerPallet).toBe(7)
  })
})

describe('stacking pattern', () => {
  it('is a column unless asked otherwise', () => {
    const result = load()
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
    const result = load({ ...overrides, palletPattern: interlockPattern })
    expect(result).toMatchObject({
      palletPatternCode: 'INTERLOCK',
      bundlesPerLayer,
      bondScore,
      strengthFactor: 0.5,
    })
    expect(result.alternateBoxes).not.toEqual(result.boxes)
  })

  it('ties twelve of 385 x 265 on a square pallet best when every second layer is transposed', () => {
    const result = load({ foldedSizeLength: 385, foldedSizeWidth: 265, palletPattern: interlockPattern })
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
    const result = load(grid)
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

describe('straps, film, ties and warnings', () => {
  it('are counted a pallet', () => {
    const result = load({
      bundleTies: 1,
      strapsAcross: 2,
      strapsThrough: 1,
      strapping: strappingTypes[0],
      stretchWrap: stretchWraps[1],
    })
    expect(result).toMatchObject({
      bundleTies: 1,
      tiesPerPallet: 12,
      strapsAcross: 2,
      strapsThrough: 1,
      strapMetres: 16.35,
      stretchFilmMetres: 6.99,
    })
  })

  it('speak against a bundle that is too heavy or too high', () => {
    expect(load().warnings).toEqual([])
    expect(load({ bundleQty: 50 }).warnings).toEqual([
      'A bundle of 50 weighs 23.1 kg, more than the 16 kg a person lifts; 25 would do.',
      'A bundle of 50 is 420 mm high, more than the 250 mm a strapper takes; 25 would do.',
    ])
  })

  it('no order, no pallet', () => {
    expect(load({ orderQuantity: 0 })).toMatchObject({
      noOfPallets: 0,
      lastPalletQty: 0,
      totalPalletQty: 300,
    })
  })
})

describe('what can not be calculated is a sentence', () => {
  it.each<[Partial<BundleInput>, string]>([
    [
      { foldedSizeLength: 1400, foldedSizeWidth: 1300 },
      'A bundle of 1400 x 1300 mm does not fit on pallet type AUSTD.',
    ],
    [{ maxPalletHeight: 300 }, 'Not one layer of 210 mm fits under the max pallet height of 300 mm.'],
    [{ maxPalletHeight: 100 }, 'Not one layer of 210 mm fits under the max pallet height of 100 mm.'],
    [{ maxLoadKg: 50 }, 'Not one layer of 23.14 kg stays within the load limit of 50 kg.'],
    [{ foldedSizeLength: 0 }, 'The length, width and height of the unit must be above zero.'],
    [{ foldedSizeT: Number.NaN }, 'The length, width and height of the unit must be above zero.'],
    [
      { foldedSizeWidth: 9 },
      'Folded Flat Length and Folded Flat Width should be greater than or equal to 10.',
    ],
    [{ bundleQty: 0 }, 'Bundle quantity should be greater than zero.'],
    [{ bundleQty: 2.5 }, 'Bundle quantity should be greater than zero.'],
    [{ maxPalletHeight: 0 }, 'Max pallet Height should be greater than zero.'],
    [{ orderQuantity: -1 }, 'Order quantity should be greater than zero.'],
    [
      { palletType: { ...palletType('AUSTD'), width: 0 } },
      'The measures of pallet type AUSTD are not complete.',
    ],
    [{ unitKg: -1 }, 'A weight must be zero or more.'],
    [{ overhangFrontBack: -5 }, 'An overhang must be zero or more.'],
    [{ strapsAcross: -1 }, 'A number of straps must be zero or more.'],
  ])('%j', (overrides, message) => {
    expect(palletise(bundles(overrides))).toMatchObject({
      method: 'palletisation/1',
      calculationSuccess: false,
      calculationMessage: message,
    })
  })
})

describe('whatever is asked', () => {
  const inputs = fc.record({
    palletType: fc.constantFrom(...palletTypes),
    foldedSizeLength: fc.integer({ min: 150, max: 1300 }),
    foldedSizeWidth: fc.integer({ min: 150, max: 900 }),
    foldedSizeT: fc.integer({ min: 1, max: 20 }),
    bundleQty: fc.integer({ min: 1, max: 50 }),
    maxPalletHeight: fc.integer({ min: 200, max: 2400 }),
    orderQuantity: fc.nat(100_000),
    unitKg: fc.nat(30).map(tenths => tenths / 10),
    overhang: fc.constantFrom(...overhangs),
    overhangFrontBack: fc.nat(60),
    overhangSideToSide: fc.nat(60),
    palletPattern: fc.constantFrom(undefined, interlockPattern),
  })

  it('the load keeps to height, weight and overhang, and carries the order', () => {
    fc.assert(
      fc.property(inputs, overrides => {
        const result = palletise(bundles(overrides))
        if (!result.calculationSuccess) {
          expect(result.calculationMessage).not.toBe('')
          return
        }
        const { overhangFrontBack, overhangSideToSide } = result
        expect(result.unitLoadSizeDepth).toBeLessThanOrEqual(overrides.maxPalletHeight)
        expect(result.grossKg).toBeLessThanOrEqual(1000)
        expect(result.usedOverhangFrontBack).toBeLessThanOrEqual(Math.max(0, overhangFrontBack))
        expect(result.usedOverhangSideToSide).toBeLessThanOrEqual(Math.max(0, overhangSideToSide))
        expect(result.noOfPallets * result.totalPalletQty).toBeGreaterThanOrEqual(overrides.orderQuantity)
        expect((result.noOfPallets - 1) * result.totalPalletQty).toBeLessThan(
          Math.max(1, overrides.orderQuantity),
        )
        expect(result.totalPalletQty).toBe(result.layersPerPallet * result.bundlesPerLayer * result.bundleQty)
      }),
      seeded(150),
    )
  })
})
