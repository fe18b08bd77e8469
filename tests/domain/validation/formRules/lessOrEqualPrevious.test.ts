import { expect, it } from 'vitest'
import { lessOrEqualPrevious } from '#domain/validation'
import { describeRule, nothing } from './builders.ts'

describeRule<number | null | undefined>(
  'form-less-or-equal-previous: less or equal to the previous one, 5',
  value => lessOrEqualPrevious(value, 5),
  {
    passes: [5, 4.999, 0, -6],
    refuses: [5.001, 6, Number.NaN],
    says: 'must be less than or equal to the previous one',
    empty: nothing,
  },
)

it('the first has no previous one', () => {
  expect([lessOrEqualPrevious(9, null), lessOrEqualPrevious(9, undefined)]).toEqual([null, null])
})

it('a previous one of 0 is one', () => {
  expect(lessOrEqualPrevious(1, 0)).toBe('must be less than or equal to the previous one')
  expect(lessOrEqualPrevious(0, 0)).toBeNull()
})
