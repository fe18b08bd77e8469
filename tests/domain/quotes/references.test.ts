import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { itemReference, parseItemReference, quoteReference } from '#domain/quotes'

describe('references', () => {
  it('a quote is its number, an item its quote and item number', () => {
    expect(quoteReference(100023)).toBe('100023')
    expect(itemReference(100023, 2)).toBe('100023-2')
  })

  it.each([0, -1, 1.5, Number.NaN])('%d is no number of a quote or item', number => {
    expect(() => quoteReference(number)).toThrow(RangeError)
    expect(() => itemReference(1, number)).toThrow(RangeError)
  })

  it('reads back what it wrote', () => {
    const number = fc.integer({ min: 1, max: 999_999_999 })
    fc.assert(
      fc.property(number, number, (quoteNo, itemNo) => {
        expect(parseItemReference(itemReference(quoteNo, itemNo))).toEqual({ quoteNo, itemNo })
      }),
      { seed: 3 },
    )
  })

  it('forgives blanks around it and leading zeros', () => {
    expect(parseItemReference(' 000100023-02 ')).toEqual({ quoteNo: 100023, itemNo: 2 })
  })

  it.each([
    '',
    '100023',
    '100023-',
    '-2',
    '100023-0',
    '0-1',
    '100023-2-1',
    'A-1',
    '1.5-1',
    '99999999999999999999-1',
  ])('%s is no item reference', reference => {
    expect(parseItemReference(reference)).toBeNull()
  })
})
