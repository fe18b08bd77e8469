import fc from 'fast-check'
import { expect, it } from 'vitest'
import { between, maxValue, minValue } from '#domain/validation'
import { seedFrom } from '../../../depth.ts'
import { describeRule, nothing } from './builders.ts'

describeRule('form-between: between 1 and 5', value => between(value, 1, 5), {
  passes: [1, 1.5, 5],
  refuses: [0, 0.999, 5.001, -3, Number.NaN, Number.POSITIVE_INFINITY],
  says: 'must be between 1 and 5',
  empty: nothing,
})

describeRule('between 0 and 1, as bundle ties', value => between(value, 0, 1), {
  passes: [0, 1],
  refuses: [-1, 2],
  says: 'must be between 0 and 1',
  empty: nothing,
})

describeRule('between bounds that hold nothing', value => between(value, 5, 1), {
  passes: [],
  refuses: [1, 3, 5],
  says: 'must be between 5 and 1',
  empty: nothing,
})

it('is the minimum and the maximum together', () => {
  const number = fc.integer({ min: -20, max: 20 })
  fc.assert(
    fc.property(number, number, number, (value, min, max) => {
      const both = minValue(value, min) === null && maxValue(value, max) === null
      expect(between(value, min, max) === null).toBe(both)
    }),
    { seed: seedFrom(81) },
  )
})
