import { describe, expect, it } from 'vitest'
import { postcodeFills } from '#domain/quotes'

const address = (deliveryPostCode: string, deliveryState = '', deliveryCountry = '') => ({
  ...{ deliveryPostCode, deliveryState, deliveryCountry },
})

describe('what a postcode fills in', () => {
  it('is state and country where there are none', () => {
    expect(postcodeFills(address('3000'), null)).toEqual({
      patch: { deliveryState: 'VIC', deliveryCountry: 'AU' },
      state: 'VIC',
    })
    expect(postcodeFills(address('1010', '', 'NZ'), null).patch).toEqual({ deliveryState: 'NZ' })
    expect(postcodeFills(address('1010'), null, 'NZ').patch).toEqual({
      deliveryState: 'NZ',
      deliveryCountry: 'NZ',
    })
  })

  it('is the state that followed from the postcode before, and never one that was typed', () => {
    expect(postcodeFills(address('2000', 'VIC', 'AU'), 'VIC').patch).toEqual({ deliveryState: 'NSW' })
    expect(postcodeFills(address('2000', 'QLD', 'AU'), 'VIC').patch).toEqual({})
    expect(postcodeFills(address('2000', 'QLD', 'AU'), null).patch).toEqual({})
  })

  it('leaves a state that the postcode lies in as well, on a border', () => {
    expect(postcodeFills(address('2620', 'ACT', 'AU'), 'ACT').patch).toEqual({})
  })

  it('is nothing while it is not whole, or is none', () => {
    for (const typed of ['', '3', 'abcd', '0000'])
      expect(postcodeFills(address(typed), 'VIC')).toEqual({ patch: {}, state: null })
    expect(postcodeFills(address('300', 'VIC', 'AU'), 'VIC')).toEqual({ patch: {}, state: null })
  })
})
