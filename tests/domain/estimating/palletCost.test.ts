import { describe, expect, it } from 'vitest'
import { palletCost } from '#domain/estimating'
import { aCosting, anItem } from './builders.ts'

const { load } = anItem()

describe('the cost of a pallet', () => {
  it('is pallet, top, straps and film', () => {
    expect(palletCost(load, aCosting)).toBeCloseTo(11 + 50 * 0.06 + 10 * 0.05)
    expect(palletCost({ ...load, palletTopTypeCode: 'SHEET' }, aCosting)).toBeCloseTo(15.4)
  })

  it('needs no price of what it does not take', () => {
    const bare = { ...load, palletTopTypeCode: '', strapMetres: 0, stretchWrapCode: '' }
    expect(palletCost(bare, aCosting)).toBe(11)
  })

  it.each([
    { palletTypeCode: 'AUEXP' },
    { palletTypeCode: 'NONE' },
    { palletTopTypeCode: 'CAP' },
    { strappingTypeCode: 'STEEL19' },
    { stretchWrapCode: 'FULL' },
  ])('is not known without the price of %o', change => {
    expect(palletCost({ ...load, ...change }, aCosting)).toBeNull()
  })
})
