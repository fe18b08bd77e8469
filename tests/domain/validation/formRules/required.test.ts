import { expect, it } from 'vitest'
import { required } from '#domain/validation'
import { describeRule, nothingTyped } from './builders.ts'

describeRule<string | number | null | undefined>(
  'form-required: required',
  value => required(value, 'Length'),
  {
    // A number of 0 is something; `requiredNumber` is the rule for those that may not be.
    passes: [0, 'x', '0', ' x ', -1],
    refuses: nothingTyped,
    says: 'Length is required',
    empty: [],
  },
)

it('names the field by its label', () => {
  expect(required('', 'VSL Code')).toBe('VSL Code is required')
})
