import { describe, expect, it } from 'vitest'
import { quantityFindings } from '../../../../../domain/quoteItem/sections/product/quantityFindings.ts'
import { said } from '../../said.ts'

const quantity = (value: number | null) => said(quantityFindings({ expectedOrderQuantity: value }))

describe('the expected order quantity', () => {
  it.each([1, 5000, 1_000_000_000])('may be %d', value => {
    expect(quantity(value)).toEqual([])
  })

  it('is not said wrong while none is entered', () => {
    expect(quantity(null)).toEqual([])
  })

  it.each([0, -5, -1.5])('is above 0, not %d', value => {
    expect(quantity(value)).toEqual(['expectedOrderQuantity: must be > 0'])
  })

  it.each([0.5, 1.5, 5000.25])('is a whole number, not %d', value => {
    expect(quantity(value)).toEqual(['expectedOrderQuantity: must be a whole number'])
  })
})
