import { maxValue } from '#domain/validation'
import { describeRule, nothing } from './builders.ts'

describeRule<number | null | undefined>('form-max: at most 5', value => maxValue(value, 5), {
  passes: [5, 4.999, 0, -6, Number.NEGATIVE_INFINITY],
  refuses: [5.001, 6, Number.NaN, Number.POSITIVE_INFINITY],
  says: 'must be <= 5',
  empty: nothing,
})

describeRule<number | null | undefined>('at most 0', value => maxValue(value, 0), {
  passes: [0, -1],
  refuses: [0.1],
  says: 'must be <= 0',
  empty: nothing,
})
