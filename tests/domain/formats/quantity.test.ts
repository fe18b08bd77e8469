import { expect, it } from 'vitest'
import { quantity } from '#domain/formats'

it('says how many with thousands separators, and what is not whole as it was typed', () => {
  expect([0, 900, 16_670, 4500.5, null, undefined].map(quantity)).toEqual([
    '0',
    '900',
    '16,670',
    '4500.5',
    '',
    '',
  ])
})
