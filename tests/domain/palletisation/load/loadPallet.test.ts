import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type BundleInput, interlockPattern, masterDataVersion } from '#domain/palletisation'
import type { PalletUnit } from '../../../../domain/palletisation/load/loadFault.ts'
import { loadPallet } from '../../../../domain/palletisation/load/loadPallet.ts'
import { aBundle, bundles } from '../builders.ts'
import { seeded } from '../seeded.ts'

const load = (unit: Partial<PalletUnit> = {}, input: Partial<BundleInput> = {}, allowableKg?: number) => {
  const result = loadPallet(aBundle(unit), bundles(input), allowableKg)
  if (!result.calculationSuccess) throw new Error(result.calculationMessage)
  return result
}

describe('a load of bundles: two a layer, six layers of 25', () => {
  it('5,000 boxes at 300 a pallet: 17 pallets, 200 boxes on the last', () => {
    expect(load()).toMatchObject({ totalPalletQty: 300, noOfPallets: 17, lastPalletQty: 200 })
  })

  it('an order that fills its pallets leaves none half empty', () => {
    expect(load({}, { orderQuantity: 600 })).toMatchObject({ noOfPallets: 2, lastPalletQty: 300 })
    expect(load({}, { orderQuantity: 601 })).toMatchObject({ noOfPallets: 3, lastPalletQty: 1 })
    expect(load({}, { orderQuantity: 0 })).toMatchObject({ noOfPallets: 0, lastPalletQty: 0 })
  })

  it('takes 58.43 % of the pallet: 2 × 708 × 560 of 1165 × 1165', () => {
    expect(load()).toMatchObject({ palletUtilisation: 58.43, palletUtilisationCapped: 58.43 })
  })

  it('takes straps, film and ties by the pallet', () => {
    const straps = { strapsAcross: 2, strapping: { code: 'PP12', name: 'PP', tail: 300 } }
    expect(load({ bundleTies: 1 }, straps)).toMatchObject({ strapMetres: 10.9, tiesPerPallet: 12 })
    expect(load({ bundleTies: 0 }, straps)).toMatchObject({ tiesPerPallet: 0, stretchFilmMetres: 0 })
  })

  it('says which master data it was calculated with', () => {
    expect(load().masterDataVersion).toBe(masterDataVersion)
    expect(load({}, { masterDataVersion: 'plant 7' }).masterDataVersion).toBe('plant 7')
  })

  it('tells how its numbers come about, to the last', () => {
    expect(load().trace.slice(-2)).toEqual([
      { label: 'Units on a pallet', value: 300, why: '6 layers × 2 a layer × 25' },
      { label: 'Pallets', value: 17, why: '5000 ordered ÷ 300 on a pallet, rounded up' },
    ])
  })
})

describe('what the lowest unit bears', () => {
  const single = { kind: 'single', length: 408, width: 308, thickness: 262, bundleQty: 1 } as const

  it('limits a column as it is, and interlocked layers by half of it', () => {
    // 24 kg are three more boxes of 8 kg; half of that is one more.
    expect(load(single, { unitKg: 8 }, 24).layersPerPallet).toBe(4)
    expect(load(single, { unitKg: 8, palletPattern: interlockPattern }, 24).layersPerPallet).toBe(2)
    expect(load(single, { unitKg: 8 }).layersPerPallet).toBe(5)
  })
})

describe('a load that can not be calculated', () => {
  it.each<[Partial<PalletUnit>, Partial<BundleInput>, string]>([
    [{ bundleQty: 0 }, {}, 'Bundle quantity should be greater than zero.'],
    [{ length: 1200 }, {}, 'A bundle of 1200 x 560 mm does not fit on pallet type AUSTD.'],
    [{ kind: 'single', length: 1200 }, {}, 'A unit of 1200 x 560 mm does not fit on pallet type AUSTD.'],
    [{}, { maxPalletHeight: 200 }, 'Not one layer of 210 mm fits under the max pallet height of 200 mm.'],
  ])('%j %j: %s', (unit, input, calculationMessage) => {
    expect(loadPallet(aBundle(unit), bundles(input))).toMatchObject({
      calculationSuccess: false,
      calculationMessage,
    })
  })
})

describe('any load', () => {
  it('holds the whole order on as few pallets as it can, and keeps its limits', () => {
    const side = fc.integer({ min: 100, max: 1100 })
    fc.assert(
      fc.property(
        side,
        side,
        fc.integer({ min: 1, max: 50 }),
        fc.nat(20_000),
        (length, width, bundleQty, ordered) => {
          const result = loadPallet(
            aBundle({ length, width, bundleQty }),
            bundles({ orderQuantity: ordered }),
          )
          if (!result.calculationSuccess) return
          const { noOfPallets, totalPalletQty, lastPalletQty } = result
          if (ordered > 0) {
            expect((noOfPallets - 1) * totalPalletQty + lastPalletQty).toBe(ordered)
            expect(lastPalletQty).toBeGreaterThan(0)
          }
          expect(lastPalletQty).toBeLessThanOrEqual(totalPalletQty)
          expect(result.unitLoadSizeDepth).toBeLessThanOrEqual(1500)
          expect(result.grossKg).toBeLessThanOrEqual(1000)
          expect(result.cubeUtilisation).toBeLessThanOrEqual(100)
        },
      ),
      seeded(60),
    )
  })
})
