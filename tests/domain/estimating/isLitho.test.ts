import { expect, it } from 'vitest'
import { isLitho } from '../../../domain/estimating/isLitho.ts'

it.each([
  ['LITHO', true],
  ['OS_LITHO', true],
  ['FLEXO', false],
  ['', false],
])('%s: %s', (printProcess, expected) => {
  expect(isLitho(printProcess)).toBe(expected)
})
