import { describe, expect, it } from 'vitest'
import type { BundleInput } from '#domain/palletisation'
import { loadFault, type PalletUnit } from '../../../../domain/palletisation/load/loadFault.ts'
import { aBundle, bundles, palletType } from '../builders.ts'

const fault = (unit: Partial<PalletUnit> = {}, input: Partial<BundleInput> = {}) =>
  loadFault(aBundle(unit), bundles(input))
const australian = palletType('AUSTD')

describe('a load that can be calculated', () => {
  it('has a unit, a pallet and a height; what it weighs and how many are ordered may be 0', () => {
    expect(fault()).toBeUndefined()
    expect(fault({}, { unitKg: 0, orderQuantity: 0 })).toBeUndefined()
  })

  it('may be of single units smaller than any bundle', () => {
    expect(fault({ kind: 'single', length: 5, width: 5, bundleQty: 1 })).toBeUndefined()
  })

  it('may stand on a pallet that has no height and weighs nothing', () => {
    expect(fault({}, { palletType: { ...australian, height: 0, tareKg: 0 } })).toBeUndefined()
  })
})

describe('a load that can not', () => {
  const sizes = 'The length, width and height of the unit must be above zero.'
  it.each<[Partial<PalletUnit>, string]>([
    [{ length: 0 }, sizes],
    [{ width: Number.NaN }, sizes],
    [{ thickness: -8.4 }, sizes],
    [{ length: 9.9 }, 'Folded Flat Length and Folded Flat Width should be greater than or equal to 10.'],
    [{ width: 9.9 }, 'Folded Flat Length and Folded Flat Width should be greater than or equal to 10.'],
    [{ bundleQty: 0 }, 'Bundle quantity should be greater than zero.'],
    [{ bundleQty: 2.5 }, 'Bundle quantity should be greater than zero.'],
  ])('for its unit %j: %s', (unit, sentence) => {
    expect(fault(unit)).toBe(sentence)
  })

  const incomplete = 'The measures of pallet type AUSTD are not complete.'
  it.each<[Partial<BundleInput>, string]>([
    [{ maxPalletHeight: 0 }, 'Max pallet Height should be greater than zero.'],
    [{ maxPalletHeight: Number.POSITIVE_INFINITY }, 'Max pallet Height should be greater than zero.'],
    [{ orderQuantity: -1 }, 'Order quantity should be greater than zero.'],
    [{ palletType: { ...australian, width: 0 } }, incomplete],
    [{ palletType: { ...australian, swlKg: 0 } }, incomplete],
    [{ palletType: { ...australian, tareKg: Number.NaN } }, incomplete],
    [{ unitKg: -1 }, 'A weight must be zero or more.'],
    [{ maxLoadKg: -1 }, 'A weight must be zero or more.'],
    [{ overhangFrontBack: -10 }, 'An overhang must be zero or more.'],
    [{ overhangSideToSide: Number.NaN }, 'An overhang must be zero or more.'],
    [{ strapsAcross: -1 }, 'A number of straps must be zero or more.'],
  ])('for its pallet or order %j: %s', (input, sentence) => {
    expect(fault({}, input)).toBe(sentence)
  })
})
