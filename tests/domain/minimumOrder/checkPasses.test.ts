import { expect, it } from 'vitest'
import { checkPasses } from '#domain/minimumOrder'
import { aClosure } from './builders.ts'

it.each([
  [300, 1, 300, null],
  [299, 1, 300, 'FFG1: minimum passes 300'],
  [599, 2, 300, 'FFG1: minimum passes 300'],
  [1, 1, 0, null],
  [1, 1, null, null],
])(
  'moq-closure-passes: %d units, %d up, minimum %j: %j',
  (quantity, totalNumberUp, minNoOfPasses, message) => {
    expect(checkPasses(aClosure({ totalNumberUp, minNoOfPasses }), quantity)?.message ?? null).toBe(message)
  },
)
