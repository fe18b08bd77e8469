import { equalTo } from '#domain/validation'
import { describeRule, nothing, nothingTyped } from './builders.ts'

describeRule<number | null | undefined>('form-equal-to: equal to 0', value => equalTo(value, 0), {
  passes: [0, -0],
  refuses: [1, -1, 0.001, Number.NaN],
  says: 'must be equal to 0',
  empty: nothing,
})

describeRule<string | null | undefined>('equal to a text', value => equalTo(value, 'NTH-100'), {
  passes: ['NTH-100'],
  refuses: ['NTH-200', 'nth-100', 'NTH-100 ', 'NTH'],
  says: 'must be equal to NTH-100',
  empty: nothingTyped,
})
