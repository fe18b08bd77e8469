import { describe, expect, it } from 'vitest'
import { type Facts, findingsOf } from '#domain/quoteItem'
import { type Pallets, type Product, sectionsOf, under } from '../../builders.ts'
import { said } from '../../said.ts'

interface Asked {
  readonly pallets?: Partial<Pallets>
  readonly product?: Partial<Product>
  readonly facts?: Facts
}

const colours = {
  numberOfColors: 1,
  inkCoverages: [{ key: 'a', inkCode: 'G', stereoCode: '', printCoverage: 9 }],
}

const ofPallet = ({ pallets = {}, product = {}, facts = {} }: Asked) =>
  said(
    findingsOf(under(sectionsOf({ palletization: pallets, product, printing: colours }), { facts })).filter(
      ({ tab }) => tab === 'pallet',
    ),
  )

const ofGoods = ({ pallets = {}, product = {}, facts = {} }: Asked) =>
  said(
    findingsOf(
      under(
        sectionsOf({
          goodsPalletization: pallets,
          product: { productGroup: 'DISPLAYS', ...product },
          printing: colours,
        }),
        { facts },
      ),
    ).filter(({ tab }) => tab === 'gpallet'),
  )

const noPlant: Product['preferredPlantCode'] = ''
const plants = {
  nowhere: { palletising: { countryCode: '', workCentreCode: 'N-PAL' } },
  idle: { palletising: { countryCode: 'AU', workCentreCode: '' } },
}

describe('a full save of the palletisation', () => {
  it('has nothing against good pallets', () => {
    expect(ofPallet({})).toEqual([])
  })

  it.each<[rule: string, asked: Asked, message: string]>([
    ['palletisation-country', { facts: plants.nowhere }, 'preferredPlantCode: Country code is required.'],
    [
      'palletisation-work-centre',
      { facts: plants.idle },
      'preferredPlantCode: Palletisation eligible work Centre is required.',
    ],
    [
      'palletisation-bundle-qty',
      { pallets: { bundleQty: 0 } },
      'bundleQty: Bundle quantity should be greater than zero.',
    ],
    [
      'palletisation-max-height',
      { pallets: { maxPalletHeight: -1 } },
      'maxPalletHeight: Max pallet Height should be greater than zero.',
    ],
    [
      'palletisation-straps, pallet-straps',
      { pallets: { strapsAcross: 0, strapsThrough: 0 } },
      'strapsThrough: Either Straps Through or Straps Across should be greater than zero.',
    ],
    ['palletisation-overhang', { pallets: { overhangCode: '' } }, 'overhangCode: Overhang code is required.'],
    [
      'palletisation-folded-length',
      { pallets: { foldedSizeLength: 0 } },
      'foldedSizeLength: Folded Flat Length is required.',
    ],
    [
      'palletisation-folded-width',
      { pallets: { foldedSizeWidth: null } },
      'foldedSizeWidth: Folded Flat Width is required.',
    ],
    [
      'palletisation-folded-height',
      { pallets: { foldedSizeT: null, isSizeEntered: true } },
      'foldedSizeT: Folded Flat Height is required',
    ],
    [
      'palletisation-folded-min',
      { pallets: { foldedSizeWidth: 9.9 } },
      'foldedSizeLength: Folded Flat Length and Folded Flat Width should be greater than or equal to 10.',
    ],
    [
      'palletisation-folded-height-min',
      { pallets: { foldedSizeT: 0.5 } },
      'foldedSizeT: Folded Flat Height should be at least 1, or greater than 0 when the height is entered manually.',
    ],
    [
      'palletisation-pallet-type',
      { pallets: { palletTypeCode: '' } },
      'palletTypeCode: Pallet type code is required.',
    ],
    [
      'palletisation-order-qty',
      { product: { expectedOrderQuantity: -1 } },
      'expectedOrderQuantity: Order quantity should be greater than zero.',
    ],
    [
      'pallet-sizes',
      { pallets: { unitLoadSizeDepth: 0 } },
      'unitLoadSizeDepth: Unit Load Height is required',
    ],
    ['pallet-bundle-ties', { pallets: { bundleTies: 2 } }, 'bundleTies: must be between 0 and 1'],
    ['pallet-image', { pallets: { palletImage: '' } }, 'palletImage: Pallet Picture is required'],
  ])('%s', (_, asked, message) => {
    expect(ofPallet(asked)).toEqual([message])
  })

  it('palletisation-order-qty: says nothing of an order of 0', () => {
    expect(ofPallet({ product: { expectedOrderQuantity: 0 } })).toEqual([])
  })

  it('palletisation-plant: without a plant neither its country nor its work centre is there', () => {
    expect(ofPallet({ product: { preferredPlantCode: noPlant } })).toEqual([
      'preferredPlantCode: Country code is required.',
      'preferredPlantCode: Plant code is required.',
      'preferredPlantCode: Palletisation eligible work Centre is required.',
    ])
  })

  it('palletisation-folded-height: a calculated height is not asked for, one of 0.5 entered by hand is enough', () => {
    expect(ofPallet({ pallets: { foldedSizeT: null } })).toEqual([])
    expect(ofPallet({ pallets: { foldedSizeT: 0.5, isSizeEntered: true } })).toEqual([])
  })

  it('palletisation-all-failures: says everything at once', () => {
    expect(ofPallet({ pallets: { bundleQty: 0, overhangCode: '', palletImage: '' } })).toHaveLength(3)
  })

  it('takes a plant of which nothing is known for no fault', () => {
    expect(ofPallet({ facts: { palletising: undefined } })).toEqual([])
    expect(ofPallet({ facts: { palletising: null } })).toHaveLength(2)
  })
})

describe('the palletisation of finished goods', () => {
  it('has nothing against good ones', () => {
    expect(ofGoods({})).toEqual([])
  })

  it.each<[rule: string, asked: Asked, message: string]>([
    ['finished-goods-country', { facts: plants.nowhere }, 'preferredPlantCode: Country code is required.'],
    [
      'finished-goods-work-centre',
      { facts: plants.idle },
      'preferredPlantCode: Palletisation eligible work Centre is required.',
    ],
    [
      'finished-goods-pallet-type',
      { pallets: { palletTypeCode: '' } },
      'palletTypeCode: Pallet type code is required.',
    ],
    [
      'finished-goods-bundle-qty',
      { pallets: { bundleQty: 2 } },
      'bundleQty: Bundle quantity must be exactly 1.',
    ],
    [
      'finished-goods-max-height',
      { pallets: { maxPalletHeight: 0 } },
      'maxPalletHeight: Max pallet Height should be greater than zero.',
    ],
    ['pallet-sizes', { pallets: { foldedSizeT: -4 } }, 'foldedSizeT: must be > 0'],
  ])('%s', (_, asked, message) => {
    expect(ofGoods(asked)).toEqual([message])
  })

  it('finished-goods-plant', () => {
    expect(ofGoods({ product: { preferredPlantCode: noPlant } })).toContain(
      'preferredPlantCode: Plant code is required.',
    )
  })

  it('asks for no straps, no overhang and no bundle', () => {
    expect(ofGoods({ pallets: { strapsAcross: 0, overhangCode: '' } })).toEqual([])
  })
})
