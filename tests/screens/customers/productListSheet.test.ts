import { expect, it } from 'vitest'
import { productListSheet } from '../../../src/pages/customers/records/productListSheet.ts'

it('a customer’s list of products is read under the names that its columns usually have', () => {
  const head = ['Product code', 'Description', 'Board grade', 'Pallet qty']
  expect(productListSheet([head, ['CAF-1', 'Café box', 'C340', 500]])).toEqual({
    lines: [
      {
        line: 2,
        cells: { productCode: 'CAF-1', description: 'Café box', boardGradeCode: 'C340', palletQty: '500' },
      },
    ],
  })
  expect(productListSheet([['Name'], ['Café box']])).toEqual({
    problem: 'The first line must name the columns; missing: code.',
  })
})
