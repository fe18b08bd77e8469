import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isAbn } from '#domain/validation'

test('the register’s own example, with and without blanks', () => {
  expect(isAbn('51 824 753 556')).toBe(true)
  expect(isAbn('51824753556')).toBe(true)
})

test.each(['', '5182475355', '518247535567', '51 824 753 55x'])('%j has not the shape of one', abn => {
  expect(isAbn(abn)).toBe(false)
})

test('one wrong digit is found', () => {
  const right = '51824753556'
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10 }), fc.integer({ min: 0, max: 9 }), (place, digit) => {
      fc.pre(right[place] !== String(digit))
      expect(isAbn(right.slice(0, place) + digit + right.slice(place + 1))).toBe(false)
    }),
  )
})
