import { describe, expect, it } from 'vitest'
import { requotedSections, requotePlans, requoteRefusal } from '#domain/existingProducts'
import {
  emptySections,
  type ItemSections,
  isCopyCategory,
  isModifyCategory,
  itemCategories,
} from '#domain/quoteItem'

const source: ItemSections = {
  ...emptySections,
  product: {
    ...emptySections.product,
    code: 'LAG-24',
    description: 'Lager carton',
    boardGrade: 'B340',
    length: 402,
  },
  printing: { ...emptySections.printing, numberOfColors: 2 },
  palletization: { ...emptySections.palletization, palletTypeCode: 'AUSTD', totalPalletQty: 900 },
  design: { ...emptySections.design, additionalTrim: 5 },
  pricing: { ...emptySections.pricing, pricingUom: '1000' },
  compliance: { ...emptySections.compliance, isFscCompliant: true },
}

const requoted = (category: string) => requotedSections(source, category)

describe('an existing product quoted again', () => {
  it('is copied or modified in every way that the specification names', () => {
    const named = itemCategories.map(({ code }) => code)
    expect(requotePlans.map(({ itemCategory }) => itemCategory).sort()).toEqual(
      named.filter(code => isCopyCategory(code) || isModifyCategory(code)).sort(),
    )
  })

  it.each(requotePlans.map(({ itemCategory }) => [itemCategory]))(
    'as %s keeps shape, board, pallet and use, and never a price',
    category => {
      const kept = requoted(category)
      expect(kept.product).toMatchObject({ itemCategory: category, boardGrade: 'B340', length: 402 })
      expect(kept.palletization).toEqual(source.palletization)
      expect(kept.compliance?.isFscCompliant).toBe(true)
      expect([kept.pricing, kept.delivery]).toEqual([undefined, undefined])
      expect(kept.product?.code).toBe(isModifyCategory(category) ? 'LAG-24' : '')
    },
  )

  it.each([
    ['COPY_NEW_PRINT_SKU', undefined, 5],
    ['COPY_REDESIGN', 2, undefined],
    ['MODIFY_ART_CHANGE', 2, 5],
    ['MODIFY_STRUCTURAL_CHANGE', 2, undefined],
  ])('as %s has print %s and trim %s', (category, colours, trim) => {
    const kept = requoted(category)
    expect([kept.printing?.numberOfColors, kept.design?.additionalTrim]).toEqual([colours, trim])
  })

  it.each([
    ['MODIFY_ART_CHANGE', 'EXISTING', 'CHANGED'],
    ['MODIFY_ART_STRUCTURAL_CHANGE_RESIZABLE', 'EXISTING', 'CHANGED'],
    ['MODIFY_ART_CHANGE', 'CODE', 'CODE'],
    ['MODIFY_SIMPLE_CHANGE', 'EXISTING', 'EXISTING'],
    ['MODIFY', 'EXISTING', 'EXISTING'],
  ])('as %s has the stereo %s as %s: what prints other art does not exist already', (category, was, now) => {
    const printing = { ...source.printing, stereoPlate: was }
    expect(requotedSections({ ...source, printing }, category).printing?.stereoPlate).toBe(now)
  })

  it('is nothing in a category that neither copies nor modifies', () => {
    expect(requoted('NEW_MANUAL_DESIGN')).toEqual({})
  })
})

describe('rule quote-copy-diff-customer: a product for a different customer', () => {
  const product = { productCode: 'LAG-24', printProcess: 'FLEXO' }

  it('is redesigned, and nothing else', () => {
    expect(requoteRefusal(product, 'COPY_REDESIGN', true)).toBe('')
    expect(requoteRefusal(product, 'MODIFY', true)).toBe(
      'For a different customer LAG-24 is copied as Copy - Redesign.',
    )
    expect(requoteRefusal(product, 'MODIFY', false)).toBe('')
  })

  it('gets flexo print on preprint only where it is preprinted', () => {
    const flexoOnPreprint = 'COPY_PREPRINT_ADD_FLEXO_PRINT'
    expect(requoteRefusal({ ...product, printProcess: 'PREPRINT' }, flexoOnPreprint, false)).toBe('')
    expect(requoteRefusal(product, flexoOnPreprint, false)).toBe(
      'LAG-24 is not preprinted: Copy Preprint - Add Flexo Print adds flexo print to what is.',
    )
    expect(requoteRefusal(product, 'RESIZABLE', false)).toBe('Resizable does not copy or modify a product.')
  })
})
