import { expect, it } from 'vitest'
import { requiredDateWords } from '#domain/quotes'

it.each([
  ['2026-11-26', true],
  ['2026-11-27', false],
  ['2026-11-28', false],
  ['2026-02-31', false],
  [null, false],
])('goods wanted on %s are told of as of a day that is over: %s', (day, isTold) => {
  expect(requiredDateWords(day, '2026-11-27') !== undefined).toBe(isTold)
})
