import { describe, expect, test } from 'vitest'
import { columnOrder, moveColumn } from '../../../src/components/list/columns/columnOrder.ts'
import { toCsv } from '../../../src/components/list/export/toCsv.ts'

describe('columnOrder', () => {
  test('without anything stored the columns stand as the list has them', () => {
    expect(columnOrder(undefined, 4)).toEqual([0, 1, 2, 3])
  })
  test('what is stored comes first, new columns last', () => {
    expect(columnOrder([0, 2, 1], 5)).toEqual([0, 2, 1, 3, 4])
  })
  test('places that the list does not have, and repetitions, are left out', () => {
    expect(columnOrder([9, 1, 1, 'x', -1, 0.5], 3)).toEqual([1, 0, 2])
  })
})

describe('moveColumn', () => {
  test('moves by one place', () => {
    expect(moveColumn([0, 1, 2, 3], 2, -1)).toEqual([0, 2, 1, 3])
    expect(moveColumn([0, 1, 2, 3], 2, 1)).toEqual([0, 1, 3, 2])
  })
  test('not over the ends', () => {
    expect(moveColumn([0, 1, 2], 0, -1)).toEqual([0, 1, 2])
    expect(moveColumn([0, 1, 2], 2, 1)).toEqual([0, 1, 2])
  })
})

describe('toCsv', () => {
  test('quotes what needs it and ends lines as spreadsheets expect', () => {
    expect(
      toCsv([
        ['a', 'b,c'],
        ['say "x"', 'two\nlines'],
      ]),
    ).toBe('a,"b,c"\r\n"say ""x""","two\nlines"')
  })
  test('a text that a spreadsheet would run stays a text; a negative number stays a number', () => {
    expect(toCsv([['=1+1', '@cmd', '-5', '+61 3']])).toBe("'=1+1,'@cmd,-5,'+61 3")
    expect(toCsv([['＝1+1', '＠cmd', ' =1', '\n=1']])).toBe("'＝1+1,'＠cmd,' =1,\"'\n=1\"")
  })
})
