import { describe, expect, it } from 'vitest'
import { emptySections, priceSince, type QuoteDelivery, withGoesTo } from '#domain/quoteItem'

const geelong: QuoteDelivery = {
  ...{ truckType: '', deliveryAddress: '1 Pier St', deliverySuburb: 'Geelong', requiredDate: null },
  ...{ deliveryState: 'VIC', deliveryPostCode: '3215', handUnloadingRequired: false },
}

const priced = (quote: QuoteDelivery | undefined) => ({
  ...emptySections,
  pricing: { ...emptySections.pricing, calculatedFrom: withGoesTo({}, emptySections.delivery, quote) },
})

describe('costs of an item that goes where its quote says', () => {
  it('have grown old once the quote says another place', () => {
    const sydney = { ...geelong, deliveryState: 'NSW', deliveryPostCode: '2000' }
    expect(priceSince(priced(geelong), sydney)).toEqual([
      expect.stringContaining('VIC → NSW'),
      expect.stringContaining('3215 → 2000'),
    ])
    expect(priceSince(priced({ ...geelong, deliveryState: '', deliveryPostCode: '' }), geelong)).toHaveLength(
      2,
    )
  })

  it('are good for another street of it, and for any place once it is collected', () => {
    expect(priceSince(priced(geelong), { ...geelong, deliveryAddress: '2 Pier St' })).toEqual([])
    const collected = { ...geelong, truckType: 'CUSTPICK' }
    expect(priceSince(priced(collected), { ...collected, deliveryPostCode: '2000' })).toEqual([])
    expect(priceSince(priced(geelong), collected)).toEqual(['Truck Type changed'])
  })

  it('that were calculated before this was kept are not held against their quote', () => {
    expect(priceSince(priced(undefined), geelong)).toEqual([])
  })
})
