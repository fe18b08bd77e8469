import { describe, expect, it } from 'vitest'
import { empty, emptySections, sections } from '#domain/quoteItem'
import {
  inOptions,
  madeUnitPrice,
  needsOf,
  nextLetter,
  type OptionLetter,
  optionRefusal,
  setOfOptions,
  takenTwice,
  worthSpan,
} from '#domain/quoteOptions'

const item = (no: number, letter: OptionLetter | null = null, group = 1) => ({
  no,
  option: letter === null ? null : { group, letter },
})
const numbers = (items: readonly { readonly no: number }[]) => items.map(({ no }) => no)

describe('the needs of a quote', () => {
  it('have their options beside each other by letter, where the first of them stands', () => {
    const needs = needsOf([item(1), item(2, 'B'), item(3), item(4, 'A'), item(5, 'A', 2)])
    expect(needs.map(numbers)).toEqual([[1], [4, 2], [3], [5]])
  })

  it('have no option where it is the last one left', () => {
    expect(inOptions([item(1, 'C'), item(2, 'A', 2), item(3, 'B', 2)])).toEqual([
      item(1),
      item(2, 'A', 2),
      item(3, 'B', 2),
    ])
  })

  it('count one option each in money: from the cheapest to the dearest, never their sum', () => {
    const worth = (letter: OptionLetter | null, value: number | null, group = 1) => ({
      ...item(0, letter, group),
      worth: value,
    })
    expect(worthSpan([worth(null, 100), worth('A', 50), worth('B', 80), worth('C', null)])).toEqual({
      ...{ least: 150, most: 180, unpriced: 0 },
    })
    expect(worthSpan([worth('A', null), worth('B', null), worth(null, 7)])).toEqual({
      ...{ least: 7, most: 7, unpriced: 1 },
    })
  })

  it('are taken once: the second option of one is told with the first', () => {
    const [a, b, other] = [item(1, 'A'), item(2, 'B'), item(3, 'B', 2)]
    expect(takenTwice([item(9), item(8), a, other])).toBeNull()
    expect(takenTwice([a, other, b])).toEqual({ place: 2, first: a, second: b })
  })
})

describe('a further option', () => {
  const asked = {
    ...{ reference: '100023-1', isClosed: false, isOrdered: false, isOfSet: false },
    ...{ option: null, letters: [] },
  }
  it('can stand beside what is open and alone, or one of two', () => {
    expect(optionRefusal(asked)).toBe('')
    expect(optionRefusal({ ...asked, option: { group: 1, letter: 'A' }, letters: ['A', 'C'] })).toBe('')
    expect(nextLetter(['A', 'C'])).toBe('B')
  })

  it('can not stand in a set, beside three, or beside what is ordered or closed', () => {
    expect(optionRefusal({ ...asked, isOfSet: true })).toMatch(/a part of it can not be an option\.$/)
    expect(optionRefusal({ ...asked, isOrdered: true })).toBe('100023-1 has been ordered.')
    expect(optionRefusal({ ...asked, isClosed: true })).toBe('100023-1 is closed.')
    const full = { ...asked, option: { group: 1, letter: 'A' }, letters: ['C', 'A', 'B'] } as const
    expect(optionRefusal(full)).toBe(
      '100023-1 has the options A, B and C already: a customer chooses among three at most.',
    )
    expect(setOfOptions([])).toBe('')
    expect(setOfOptions(['100023-1', '100023-2'])).toBe(
      '100023-1 and 100023-2 are options: a part of a set can not be one.',
    )
  })
})

describe('what a piece of an item costs', () => {
  const breaks = [
    {
      ...empty(sections.pricing.fields.details.fields),
      key: 'a',
      priceQty: 1000,
      minQty: 1000,
      price: 1234.56,
    },
    {
      ...empty(sections.pricing.fields.details.fields),
      key: 'b',
      priceQty: 5000,
      minQty: 5000,
      price: 987.654,
    },
  ]
  const priced = (expectedOrderQuantity: number | null, itemCategory = 'NEW_MANUAL_DESIGN') => ({
    product: { ...emptySections.product, itemCategory, expectedOrderQuantity },
    pricing: { ...emptySections.pricing, pricingUom: '1000', details: breaks },
  })

  it('is that of the break which the expected quantity falls in, to parts of a cent', () => {
    expect([1000, 4999, 5000, 80_000].map(each => madeUnitPrice(priced(each)))).toEqual([
      ...[1.2346, 1.2346, 0.9877, 0.9877],
    ])
  })

  it('is not known for less than the smallest break, without a quantity, and for bought goods', () => {
    expect([999, 0, null].map(each => madeUnitPrice(priced(each)))).toEqual([null, null, null])
    expect(madeUnitPrice(priced(1000, 'GENERIC'))).toBeNull()
  })
})
