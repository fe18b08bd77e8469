import { requiredNumber } from '#domain/validation'
import { describeRule, nothingTyped } from './builders.ts'

describeRule<string | number | null | undefined>(
  'form-required-number: a required number',
  value => requiredNumber(value, 'Width'),
  {
    passes: [1, -1, 0.001, '2.5', ' 3 '],
    refuses: [...nothingTyped, 0, -0, '0', '0.00', ' 0 ', 'many', Number.NaN],
    says: 'Width is required',
    empty: [],
  },
)
