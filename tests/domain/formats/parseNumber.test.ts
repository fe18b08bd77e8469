import { describe, expect, it } from 'vitest'
import { parseNumber } from '#domain/formats'

describe('a number as it is typed', () => {
  it.each([
    ['2500', 2500],
    [' 2,500 ', 2500],
    ['2 500', 2500],
    ['1,250,000.5', 1_250_000.5],
    ['12.', 12],
    ['.5', 0.5],
    ['-5', -5],
    ['+14', 14],
    ['007', 7],
  ])('is read with thousands and decimals: "%s"', (typed, number) => {
    expect(parseNumber(typed)).toBe(number)
  })

  it.each(['', '  '])('is null while nothing stands there: "%s"', typed => {
    expect(parseNumber(typed)).toBeNull()
  })

  it.each([
    '1,5',
    '12,50',
    '2500\t3000',
    '2500 3000',
    '1,0000',
    '1e3',
    '0x10',
    'Infinity',
    '1.2.3',
    '-',
    '5 mm',
    'ten',
  ])('is none where it would have to be guessed: "%s"', typed => {
    expect(parseNumber(typed)).toBeNaN()
  })
})
