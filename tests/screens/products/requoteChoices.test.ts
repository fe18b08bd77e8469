import { expect, it } from 'vitest'
import { quantityProblem } from '../../../src/resources/products/requote/requoteChoices.ts'

it.each([
  ['', ''],
  ['5,000', ''],
  ['5.000', 'may be 5 or 5,000: write it without the point'],
  ['5.5', 'must be a whole number'],
  ['many', 'must be numeric'],
])('a quantity that is quoted again is refused as it was typed: "%s"', (typed, problem) => {
  expect(quantityProblem(typed)).toBe(problem)
})
