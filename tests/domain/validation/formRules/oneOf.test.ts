import { expect, it } from 'vitest'
import { oneOf } from '#domain/validation'
import { describeRule, nothing, nothingTyped } from './builders.ts'

describeRule<string | null | undefined>(
  'form-one-of: one of two codes',
  value => oneOf(value, ['00', '01']),
  {
    passes: ['00', '01'],
    refuses: ['02', '0', '1', '00 ', 'constructor'],
    says: 'not valid',
    empty: nothingTyped,
  },
)

describeRule<number | null | undefined>('one of the policies', value => oneOf(value, [1, 2, 3, 4]), {
  passes: [1, 4],
  refuses: [0, 5, 1.5],
  says: 'not valid',
  empty: nothing,
})

it('nothing is one of nothing', () => {
  expect(oneOf('00', [])).toBe('not valid')
})
