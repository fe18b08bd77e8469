import { describe, expect, it } from 'vitest'
import { type PalletisationDraft, validatePalletisation } from '#domain/palletisation'
import { completeDraft } from './builders.ts'

const sentences = (overrides: PalletisationDraft) =>
  validatePalletisation({ ...completeDraft, ...overrides }).map(failure => failure.message)

describe('a full save of the palletisation', () => {
  it('passes when everything is there', () => {
    expect(validatePalletisation(completeDraft)).toEqual([])
  })

  it('says all that is missing at once, in the order of the specification', () => {
    expect(validatePalletisation({}).map(failure => failure.message)).toEqual([
      'Country code is required.',
      'Plant code is required.',
      'Palletisation eligible work Centre is required.',
      'Bundle quantity should be greater than zero.',
      'Max pallet Height should be greater than zero.',
      'Either Straps Through or Straps Across should be greater than zero.',
      'Overhang code is required.',
      'Folded Flat Length is required.',
      'Folded Flat Width is required.',
      expect.stringMatching(/^Folded Flat Height is required/),
      'Pallet type code is required.',
    ])
  })

  it('says all that is wrong at once', () => {
    const wrong = validatePalletisation({
      ...completeDraft,
      countryCode: ' ',
      bundleQty: -1,
      foldedSizeLength: 9,
      foldedSizeT: 0.5,
      orderQuantity: -1,
    })
    expect(wrong.map(failure => failure.field)).toEqual([
      'countryCode',
      'bundleQty',
      'foldedSizeLength',
      'foldedSizeT',
      'orderQuantity',
    ])
    expect(wrong.at(-1)).toEqual({
      field: 'orderQuantity',
      code: 'palletisationOrderQuantity',
      message: 'Order quantity should be greater than zero.',
    })
  })

  it('asks for one strap or the other', () => {
    expect(sentences({ strapsThrough: 1, strapsAcross: 0 })).toEqual([])
    expect(sentences({ strapsThrough: 0, strapsAcross: null })).toEqual([
      'Either Straps Through or Straps Across should be greater than zero.',
    ])
  })

  it.each([
    [{ foldedSizeLength: 10, foldedSizeWidth: 10 }, []],
    [
      { foldedSizeLength: 9.9 },
      ['Folded Flat Length and Folded Flat Width should be greater than or equal to 10.'],
    ],
    [
      { foldedSizeWidth: 9 },
      ['Folded Flat Length and Folded Flat Width should be greater than or equal to 10.'],
    ],
    [
      { foldedSizeLength: 0, foldedSizeWidth: 9 },
      [
        'Folded Flat Length is required.',
        'Folded Flat Length and Folded Flat Width should be greater than or equal to 10.',
      ],
    ],
  ])('the folded flat length and width: %j', (overrides, expected) => {
    expect(sentences(overrides)).toEqual(expected)
  })

  const tooFlat =
    'Folded Flat Height should be at least 1, or greater than 0 when the height is entered manually.'
  it.each<[PalletisationDraft, string[]]>([
    [{ foldedSizeT: 1 }, []],
    [{ foldedSizeT: 0.9 }, [tooFlat]],
    [{ foldedSizeT: 0.9, foldedHeightFrom: 'entry' }, []],
    [{ foldedSizeT: -0.1, foldedHeightFrom: 'entry' }, [tooFlat]],
    [{ foldedSizeT: null, foldedHeightFrom: 'calculation' }, []],
    [{ foldedSizeT: 0.9, foldedHeightFrom: 'calculation' }, [tooFlat]],
  ])('the folded flat height: %j', (overrides, expected) => {
    expect(sentences(overrides)).toEqual(expected)
  })

  it('speaks of the order quantity only below zero', () => {
    expect(sentences({ orderQuantity: 0 })).toEqual([])
    expect(sentences({ orderQuantity: null })).toEqual([])
    expect(sentences({ orderQuantity: -1 })).toEqual(['Order quantity should be greater than zero.'])
  })
})
