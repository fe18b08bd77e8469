import fc from 'fast-check'
import { expect, it } from 'vitest'
import { digits } from '#domain/validation'
import { seedFrom } from '../../../depth.ts'
import { describeRule, nothingTyped } from './builders.ts'

describeRule<string | number | null | undefined>(
  'form-digits: four digits',
  value => digits(value, 'Post Code', 4),
  {
    passes: ['1234', '0800', 1234],
    refuses: ['123', '12345', '12a4', '-123', '12.4', ' 123', '１２３４', 123, 12345, -123, 0],
    says: 'Post Code needs to be 4 digits',
    empty: nothingTyped,
  },
)

it('names the field and the length', () => {
  expect(digits('1', 'ABN', 11)).toBe('ABN needs to be 11 digits')
})

it('is right about any number of digits', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\d{1,12}$/), fc.integer({ min: 1, max: 12 }), (typed, length) => {
      expect(digits(typed, 'ABN', length) === null).toBe(typed.length === length)
    }),
    { seed: seedFrom(82) },
  )
})
