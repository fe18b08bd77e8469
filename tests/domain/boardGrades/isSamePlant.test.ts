import { expect, it } from 'vitest'
import { isSamePlant } from '#domain/boardGrades'

it.each([
  ['P1', 'P1', true],
  ['P1', 'P1-10', true],
  ['P1-10', 'P1', true],
  ['P1-10', 'P1-20', false],
  ['P1', 'P10', false],
  ['P1-1', 'P1-10', false],
])('%s and %s: %s', (a, b, same) => {
  expect(isSamePlant(a, b)).toBe(same)
})
