import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { itemReference, parseItemReference } from '#domain/quotes'
import { seedFrom } from '../../depth.ts'

describe('the reference of an item', () => {
  it('reads back what was written', () => {
    const number = fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER })
    fc.assert(
      fc.property(number, number, (quoteNo, itemNo) => {
        expect(parseItemReference(itemReference(quoteNo, itemNo))).toEqual({ quoteNo, itemNo })
      }),
      { seed: seedFrom(3) },
    )
  })

  it('forgives blanks around it and leading zeros', () => {
    expect(parseItemReference(' 000100023-02 ')).toEqual({ quoteNo: 100023, itemNo: 2 })
    expect(parseItemReference('\t1-10\n')).toEqual({ quoteNo: 1, itemNo: 10 })
  })

  it.each([
    ...['', '-', '100023', '100023-', '-2', '100023-0', '0-1', '000-1', '100023-2-1', '--1', '1--1'],
    ...['A-1', '1-A', '1.5-1', '1 - 2', '+1-2', '1/2', '99999999999999999999-1', '1-99999999999999999999'],
  ])('%j is none', reference => {
    expect(parseItemReference(reference)).toBeNull()
  })
})
