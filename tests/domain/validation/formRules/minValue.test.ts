import { minValue } from '#domain/validation'
import { describeRule, nothing } from './builders.ts'

describeRule<number | null | undefined>('form-min: at least 5', value => minValue(value, 5), {
  passes: [5, 5.001, Number.POSITIVE_INFINITY],
  refuses: [4.999, 0, -6, Number.NaN, Number.NEGATIVE_INFINITY],
  says: 'must be >= 5',
  empty: nothing,
})

describeRule<number | null | undefined>('at least 0', value => minValue(value, 0), {
  passes: [0, 1],
  refuses: [-0.1],
  says: 'must be >= 0',
  empty: nothing,
})
