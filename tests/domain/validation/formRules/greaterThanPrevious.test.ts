import { expect, it } from 'vitest'
import { greaterThanPrevious } from '#domain/validation'
import { describeRule, nothing } from './builders.ts'

describeRule<number | null | undefined>(
  'form-greater-than-previous: greater than the previous one, 5',
  value => greaterThanPrevious(value, 5),
  {
    passes: [5.001, 6],
    refuses: [5, 4.999, 0, -6, Number.NaN],
    says: 'must be greater than the previous one',
    empty: nothing,
  },
)

it('the first has no previous one', () => {
  for (const value of [-1, 0, 1]) {
    expect([greaterThanPrevious(value, null), greaterThanPrevious(value, undefined)]).toEqual([null, null])
  }
})

it('a previous one of 0 is one', () => {
  expect(greaterThanPrevious(0, 0)).toBe('must be greater than the previous one')
  expect(greaterThanPrevious(1, 0)).toBeNull()
})
