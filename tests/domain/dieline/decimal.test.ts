import { expect, it } from 'vitest'
import { decimal } from '../../../domain/dieline/decimal.ts'

it.each([
  [1.5, '1.5'],
  [-0.00001, '0'],
  [1 / 3, '0.3333'],
  [1e-7, '0'],
  [123456.78901, '123456.789'],
])('%d is written %s', (value, text) => {
  expect(decimal(value)).toBe(text)
})
