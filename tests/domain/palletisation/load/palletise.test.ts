import { describe, expect, it } from 'vitest'
import {
  type BundleInput,
  overhangs,
  palletise,
  palletTopTypes,
  strappingTypes,
  stretchWraps,
} from '#domain/palletisation'
import { bundles, loadOf, palletType } from '../builders.ts'

const [, over, under] = overhangs
const failure = (overrides: Partial<BundleInput>) => palletise(bundles(overrides)).calculationMessage

describe('5000 folded flat boxes in bundles of 25 on an Australian pallet', () => {
  it('stand flush in two bundles a layer, six layers high', () => {
    expect(loadOf()).toMatchObject({
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
    const result = loadOf({ overhang: over, overhangFrontBack: 25, overhangSideToSide: 25 })
    expect(result).toMatchObject({ bundlesPerLayer: 2, noOfPallets: 17, unitLoadSizeLength: 1165 })
    expect(result).toMatchObject({ overhangFrontBack: 25, usedOverhangFrontBack: 0 })
  })

  it('stand four a layer round a hole with 52 mm at each edge', () => {
    const result = loadOf({ unitKg: 0.4543, overhang: over, overhangFrontBack: 52, overhangSideToSide: 52 })
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
    expect(loadOf({ masterDataVersion: '2026-04' })).toMatchObject({
      method: 'palletisation/1',
      masterDataVersion: '2026-04',
    })
    expect(loadOf().trace.map(({ label, value }) => [label, value])).toEqual([
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
    const result = loadOf({
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
    expect(loadOf({ overhangFrontBack: 52, overhangSideToSide: 52 })).toMatchObject({
      bundlesPerLayer: 2,
      overhangFrontBack: 0,
    })
  })

  it('keeps the edge free instead where the code says so', () => {
    const flush = loadOf({ foldedSizeLength: 582, foldedSizeWidth: 582 })
    expect(flush.bundlesPerLayer).toBe(4)
    const free = loadOf({
      foldedSizeLength: 582,
      foldedSizeWidth: 582,
      overhang: under,
      overhangFrontBack: 10,
    })
    expect(free).toMatchObject({ bundlesPerLayer: 2, overhangFrontBack: -10 })
    expect(failure({ overhang: under, overhangFrontBack: 400 })).toBe(
      'A bundle of 708 x 560 mm does not fit on pallet type AUSTD.',
    )
  })
})

describe('how high', () => {
  it('stops at the weight truck or customer lift', () => {
    expect(loadOf({ maxLoadKg: 100 })).toMatchObject({
      layersPerPallet: 2,
      limitedBy: 'weight',
      grossKg: 84.28,
    })
  })

  it('stops at the safe working load of the pallet', () => {
    const weak = { ...palletType('AUSTD'), swlKg: 90 }
    expect(loadOf({ palletType: weak, maxLoadKg: undefined })).toMatchObject({
      layersPerPallet: 2,
      limitedBy: 'weight',
    })
  })

  it('leaves room for the top, and weighs it', () => {
    const [, , cap] = palletTopTypes
    expect(loadOf({ palletTop: cap, maxPalletHeight: 1410 })).toMatchObject({
      palletTopTypeCode: 'CAP',
      layersPerPallet: 5,
      unitLoadSizeDepth: 1207,
      grossKg: 155.7,
    })
  })

  it('clears a top that does not go with the pallet type', () => {
    const frame = palletTopTypes.find(top => top.code === 'FRAME')
    const result = loadOf({ palletTop: frame, palletType: palletType('EUR1') })
    expect(result.palletTopTypeCode).toBe('')
    expect(result.trace).toContainEqual({
      label: 'Pallet top',
      value: 'none',
      why: 'Timber top frame does not go with EPAL 1200x800',
    })
  })

  it('checks no weight that is not known, and says so', () => {
    const result = loadOf({ unitKg: 0 })
    expect(result.layersPerPallet).toBe(6)
    expect(result.trace).toContainEqual(
      expect.objectContaining({ label: 'Layers by weight', value: 'not checked' }),
    )
  })

  it('is whole layers, also where decimals add up badly', () => {
    expect(loadOf({ foldedSizeT: 0.7, bundleQty: 3, maxPalletHeight: 150 + 2.1 * 7 }).layersPerPallet).toBe(7)
  })
})

describe('straps, film, ties and warnings', () => {
  it('are counted a pallet', () => {
    const result = loadOf({
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
    expect(loadOf().warnings).toEqual([])
    expect(loadOf({ bundleQty: 50 }).warnings).toEqual([
      'A bundle of 50 weighs 23.1 kg, more than the 16 kg a person lifts; 25 would do.',
      'A bundle of 50 is 420 mm high, more than the 250 mm a strapper takes; 25 would do.',
    ])
  })

  it('no order, no pallet', () => {
    expect(loadOf({ orderQuantity: 0 })).toMatchObject({
      noOfPallets: 0,
      lastPalletQty: 0,
      totalPalletQty: 300,
    })
  })
})
