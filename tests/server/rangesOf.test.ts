import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { rangesOf } from '../../server/services/quote-worklist/rangesOf.ts'

describe('the numbers that begin with some digits', () => {
  it('are a range for each length that a number can have', () => {
    expect(rangesOf('12').slice(0, 3)).toEqual([
      [12, 12],
      [120, 129],
      [1200, 1299],
    ])
    expect(rangesOf('2147483').at(-1)).toEqual([2147483000, 2147483647])
    expect(rangesOf('012')).toEqual([])
  })

  it('are in one of the ranges, and no others', () => {
    const digits = fc.integer({ min: 1, max: 999_999_999 }).map(String)
    fc.assert(
      fc.property(digits, fc.integer({ min: 1, max: 2 ** 31 - 1 }), (beginning, number) => {
        const isIn = rangesOf(beginning).some(([first, last]) => first <= number && number <= last)
        expect(isIn).toBe(String(number).startsWith(beginning))
      }),
      { seed: 46, examples: [['21', 217]] },
    )
  })
})
