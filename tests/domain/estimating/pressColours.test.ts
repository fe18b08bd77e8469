import { expect, it } from 'vitest'
import { pressColours } from '#domain/estimating'

it.each([
  ['FLEXO', 2],
  ['HQ_FLEXO', 2],
  ['PREPRINT', 0],
  ['LITHO', 0],
  ['NOPRINT', 0],
])('%s has %i colours on the press', (printProcess, colours) => {
  expect(pressColours({ printProcess, coverages: [0.1, 0.2] })).toBe(colours)
})
