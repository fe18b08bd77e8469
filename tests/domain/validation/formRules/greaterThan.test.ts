import fc from 'fast-check'
import { expect, it } from 'vitest'
import { greaterThan, lessOrEqualTarget } from '#domain/validation'
import { seedFrom } from '../../../depth.ts'
import { describeRule, nothing } from './builders.ts'

describeRule<number | null | undefined>('form-greater-than: greater than 0', value => greaterThan(value, 0), {
  passes: [0.001, 1, Number.POSITIVE_INFINITY],
  refuses: [0, -0, -1, Number.NaN],
  says: 'must be > 0',
  empty: nothing,
})

it('is the opposite of less or equal', () => {
  fc.assert(
    fc.property(fc.integer({ min: -9, max: 9 }), fc.integer({ min: -9, max: 9 }), (value, target) => {
      expect(greaterThan(value, target) === null).not.toBe(lessOrEqualTarget(value, target) === null)
    }),
    { seed: seedFrom(83) },
  )
})
