import { describe, expect, it } from 'vitest'
import { askThousands, parseCell, parseNumber, parseWhole, parseWholeCell } from '#domain/formats'

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

describe('a cell of a spreadsheet', () => {
  it.each([
    ['$1,200.50', 1200.5],
    ['-$ 12.00', -12],
    ['25%', 25],
    ['25.5 %', 25.5],
    ['40 mm', 40],
    ['', null],
  ])('is the number that stands beside its sign: "%s"', (cell, number) => {
    expect(parseCell(cell)).toBe(number)
  })

  it.each(['1,5', 'A$ 5', 'Quantity'])('is none where it would have to be guessed: "%s"', cell => {
    expect(parseCell(cell)).toBeNaN()
  })
})

describe('a whole number with a point before three noughts', () => {
  it.each([
    ['5.000', 'may be 5 or 5,000: write it without the point'],
    [' 26.000 ', 'may be 26 or 26,000: write it without the point'],
  ])('is no thousandth of what may be meant, but asked about: "%s"', (typed, question) => {
    expect(parseWhole(typed)).toBeNaN()
    expect(parseWholeCell(typed)).toBeNaN()
    expect(askThousands(typed)).toBe(question)
  })

  it.each([
    ['5,000', 5000],
    ['5000', 5000],
    ['5.0', 5],
    ['0.000', 0],
    ['5.500', 5.5],
    ['', null],
  ])('is read as ever where one reading is left: "%s"', (typed, number) => {
    expect(parseWhole(typed)).toBe(number)
    expect(askThousands(typed)).toBeNull()
  })

  it('is 5 where decimals belong, as a length or a price', () => {
    expect(parseNumber('5.000')).toBe(5)
  })
})
