import { expect, it } from 'vitest'
import { isLitho } from '#domain/estimating'

it.each([
  ['LITHO', true],
  ['OS_LITHO', true],
  ['FLEXO', false],
  ['', false],
])('%s: %s', (printProcess, expected) => {
  expect(isLitho(printProcess)).toBe(expected)
})
