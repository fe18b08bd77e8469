import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type BundleInput, interlockPattern, overhangs, palletise, palletTypes } from '#domain/palletisation'
import { bundles, palletType } from '../builders.ts'
import { seeded } from '../seeded.ts'

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
