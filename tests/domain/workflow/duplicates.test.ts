import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { duplicates } from '../../../domain/workflow/duplicates.ts'
import { seedFrom } from '../../depth.ts'

describe('duplicates', () => {
  it.each([
    [[], []],
    [['a'], []],
    [['a', 'b'], []],
    [['a', 'b', 'a'], ['a']],
    [['a', 'a', 'a'], ['a']],
    [
      ['a', 'b', 'b', 'a'],
      ['b', 'a'],
    ],
    [[1, '1'], []],
    [['', ''], ['']],
  ])('of %j are %j', (values, twice) => {
    expect(duplicates<string | number>(values)).toEqual(twice)
  })

  it('are what is left over when each is taken once', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 5 })), values => {
        const found = duplicates(values)
        expect(duplicates(found)).toEqual([])
        for (const value of new Set(values)) {
          expect(found.includes(value)).toBe(values.filter(each => each === value).length > 1)
        }
      }),
      { seed: seedFrom(102) },
    )
  })
})
