import { expect, it } from 'vitest'
import { parsePostcode } from '#domain/regions'

it.each([
  ['2000', '2000'],
  [' 800', '0800'],
  ['80', null],
  ['20000', null],
  ['2 00', null],
  ['', null],
])('%j is %j', (text, postcode) => {
  expect(parsePostcode(text)).toBe(postcode)
})
