import { expect, it } from 'vitest'
import { parseLength } from '#domain/formats'

it.each([
  ['16 in', 406.4],
  ['16"', 406.4],
  ['16 1/2 in', 419.1],
  ['1/2"', 12.7],
  ['40cm', 400],
  ['.5 cm', 5],
  ['0.4 m', 400],
  ['400 mm', 400],
])('%s is %d mm', (typed, mm) => {
  expect(parseLength(typed)).toBe(mm)
})

it.each(['', '400', 'cm', '4 0 cm', '1/0 in', '-4 cm', '16 feet', '40x30 cm'])(
  '%j is no length with a unit',
  typed => {
    expect(parseLength(typed)).toBeNull()
  },
)
