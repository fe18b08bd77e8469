import { lessOrEqualTarget } from '#domain/validation'
import { describeRule, nothing } from './builders.ts'

describeRule<number | null | undefined>(
  'form-less-or-equal-target: less or equal to 300',
  value => lessOrEqualTarget(value, 300),
  {
    passes: [300, 299.999, 0, -1],
    refuses: [300.001, 301, Number.NaN],
    says: 'must be <= 300',
    empty: nothing,
  },
)
