import { describe, expect, it } from 'vitest'
import type { SheetOrder } from '#domain/corrugator'
import { orderFault } from '../../../domain/corrugator/orderFault.ts'
import type { WebCost } from '../../../domain/corrugator/webCost.ts'
import { workedOrder, workedWeb } from './builders.ts'

const fault = (changes: Partial<SheetOrder & WebCost> = {}) =>
  orderFault({ ...workedOrder, ...changes }, { ...workedWeb, ...changes })

describe('an order that can be calculated with', () => {
  it('has sizes, a quantity and a grammage; creases and prices may be 0', () => {
    expect(fault()).toBeNull()
    expect(fault({ creasesPerSheet: 0, paperPricePerTonne: 0, pricePerMetre: 0 })).toBeNull()
  })
})

describe('an order that can not', () => {
  it.each<[Partial<SheetOrder & WebCost>, string]>([
    [{ sheetLength: 0 }, 'The sheet length must be above 0.'],
    [{ sheetWidth: -560 }, 'The sheet width must be above 0.'],
    [{ quantity: Number.NaN }, 'The quantity must be above 0.'],
    [{ quantity: Number.POSITIVE_INFINITY }, 'The quantity must be above 0.'],
    [{ paperGsm: 0 }, 'The grammage of the papers must be above 0.'],
    [{ creasesPerSheet: -1 }, 'The number of creases must be 0 or more.'],
    [{ paperPricePerTonne: Number.NaN }, 'The paper price must be 0 or more.'],
    [{ pricePerMetre: -0.01 }, 'The price of a metre must be 0 or more.'],
  ])('%j: %s', (changes, sentence) => {
    expect(fault(changes)).toBe(sentence)
  })

  it('is told of its sizes before its prices', () => {
    expect(fault({ paperPricePerTonne: -1, sheetWidth: 0, sheetLength: 0 })).toBe(
      'The sheet length must be above 0.',
    )
  })
})
