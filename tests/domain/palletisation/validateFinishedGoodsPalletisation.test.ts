import { describe, expect, it } from 'vitest'
import {
  type PalletisationDraft,
  validateFinishedGoodsPalletisation,
  validatePalletisation,
} from '#domain/palletisation'
import { completeDraft } from './builders.ts'

describe('a save of the finished-goods palletisation', () => {
  const goods: PalletisationDraft = { ...completeDraft, bundleQty: 1 }

  it('passes when everything is there, with nothing said of straps, overhang or folded sizes', () => {
    const { countryCode, plantCode, workCentreCode, palletTypeCode, maxPalletHeight } = completeDraft
    const short = { countryCode, plantCode, workCentreCode, palletTypeCode, maxPalletHeight, bundleQty: 1 }
    expect(validateFinishedGoodsPalletisation(short)).toEqual([])
  })

  it('says all that is missing at once', () => {
    expect(validateFinishedGoodsPalletisation({}).map(failure => failure.message)).toEqual([
      'Country code is required.',
      'Plant code is required.',
      'Palletisation eligible work Centre is required.',
      'Pallet type code is required.',
      'Bundle quantity must be exactly 1.',
      'Max pallet Height should be greater than zero.',
    ])
  })

  it('takes a bundle of one only', () => {
    expect(
      validateFinishedGoodsPalletisation({ ...goods, bundleQty: 2 }).map(failure => failure.code),
    ).toEqual(['finishedGoodsBundleQuantity'])
  })

  it.each([
    [{ palletTypeCode: ' ' }, 'palletTypeCode'],
    [{ workCentreCode: null }, 'workCentreCode'],
    [{ maxPalletHeight: 0 }, 'maxPalletHeight'],
    [{ bundleQty: 0 }, 'bundleQty'],
  ])('%j is said of its field', (overrides, field) => {
    const found = validateFinishedGoodsPalletisation({ ...goods, ...overrides })
    expect(found.map(failure => failure.field)).toEqual([field])
  })

  it('says nothing of the order quantity, the straps or the folded size, which it does not have', () => {
    const folded = {
      orderQuantity: -1,
      strapsAcross: 0,
      foldedSizeLength: 1,
      foldedSizeT: null,
      overhangCode: '',
    }
    expect(validatePalletisation({ ...goods, ...folded })).not.toEqual([])
    expect(validateFinishedGoodsPalletisation({ ...goods, ...folded })).toEqual([])
  })
})
