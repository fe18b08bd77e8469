import { greaterOrEqual } from '#domain/validation'
import { describeRule, nothing } from './builders.ts'

describeRule<number | null | undefined>(
  'form-greater-or-equal: greater than or equal to 10',
  value => greaterOrEqual(value, 10),
  {
    passes: [10, 10.001, 11, Number.POSITIVE_INFINITY],
    refuses: [9.999, 0, -10, Number.NaN],
    says: 'must be >= 10',
    empty: nothing,
  },
)
