import { describe, expect, it } from 'vitest'
import {
  type Delivery,
  deliveryOf,
  emptySections,
  type Facts,
  findingsOf,
  type QuoteDelivery,
} from '#domain/quoteItem'
import { box, sectionsOf, under } from '../../builders.ts'
import { said } from '../../said.ts'

const quoteDelivery: QuoteDelivery = {
  truckType: 'STD',
  deliveryAddress: '12 Cooperage Lane',
  deliverySuburb: 'North Geelong',
  deliveryState: 'VIC',
  deliveryPostCode: '3215',
  requiredDate: '2026-03-01',
  handUnloadingRequired: false,
}
const nowhere: QuoteDelivery = {
  ...quoteDelivery,
  deliveryAddress: '',
  deliverySuburb: '',
  deliveryState: '',
  deliveryPostCode: '',
  requiredDate: null,
}
const found = (
  delivery: Partial<Delivery>,
  facts: Facts = { quoteDelivery },
  required: readonly string[] = [],
) =>
  said(
    findingsOf(
      under(sectionsOf({ delivery }), {
        facts,
        fieldRules: required.map(fieldName => ({ tabId: 9, fieldName, readOnly: false, required: true })),
      }),
    ).filter(({ tab }) => tab === 'delivery'),
  )

describe('delivery-required', () => {
  it('asks for an address and a day, unless the quote has them', () => {
    expect(found({})).toEqual([])
    expect(found({}, { quoteDelivery: nowhere })).toEqual([
      'deliveryAddress: Delivery Address is required',
      'deliverySuburb: Suburb is required',
      'deliveryState: State is required',
      'deliveryPostCode: Postcode is required',
      'requiredDate: Required Date is required',
    ])
  })

  it('takes an address of its own as a whole', () => {
    expect(found({ deliveryAddress: '1 Pier Street' })).toContain('deliverySuburb: Suburb is required')
  })

  it('asks for what the workflow requires beside that', () => {
    expect(found({}, { quoteDelivery }, ['shippingMethod', 'deliveryAddress'])).toEqual([
      'shippingMethod: Shipping Method is required',
    ])
  })

  it('says nothing while it is not known what the quote says', () => {
    expect(found({}, { quoteDelivery: undefined })).toEqual([])
  })
})

it('delivery-custpick: a customer who comes for the goods leaves nothing to ask for', () => {
  const facts = { quoteDelivery: nowhere, deliveryRegion: null }
  expect(found({ truckType: 'CUSTPICK', deliveryPostCode: '1' }, facts, ['shippingMethod'])).toEqual([])
  expect(found({}, { ...facts, quoteDelivery: { ...nowhere, truckType: 'CUSTPICK' } })).toEqual([])
})

it('delivery-default-truck: is STD where neither item nor quote names one', () => {
  const { delivery } = emptySections
  expect(deliveryOf(delivery, undefined).truckType).toBe('STD')
  expect(deliveryOf(delivery, { ...quoteDelivery, truckType: 'TAUT' }).truckType).toBe('TAUT')
  expect(deliveryOf({ ...delivery, truckType: 'BDBL' }, quoteDelivery).truckType).toBe('BDBL')
})

it('delivery-postcode: is valid only where its state has a region for it', () => {
  expect(found({}, { quoteDelivery, deliveryRegion: null })).toEqual(['deliveryPostCode: not valid'])
  expect(found({}, { quoteDelivery, deliveryRegion: 'VIC-GEE' })).toEqual([])
  expect(found({}, { quoteDelivery, deliveryRegion: undefined })).toEqual([])
})

describe('an item of a master quote', () => {
  const asked = (delivery: Partial<Delivery>, isOfSet: boolean | undefined = true) =>
    found(delivery, { quoteDelivery, isOfSet })

  it('multi-component-valid: has a ratio above 0 and a shipping method; of any other quote it needs neither', () => {
    const both = ['shippingMethod: Shipping Method is required', 'ratioToParent: Ratio to Parent is required']
    expect(asked({})).toEqual(both)
    expect(asked({ ratioToParent: 0 })).toEqual(both)
    expect(asked({ truckType: 'CUSTPICK' })).toEqual(both)
    expect(asked({ ratioToParent: 0.5, shippingMethod: 'DIRECT' })).toEqual([])
    expect(asked({}, false)).toEqual([])
    expect(found({}, { quoteDelivery })).toEqual([])
  })
})

describe('a copy', () => {
  const goesTo = (itemCategory: string, referenceToRegion: string, deliveryRegion?: string | null) =>
    said(
      findingsOf(
        under(sectionsOf({ product: box({ itemCategory, referenceToRegion }) }), {
          facts: { quoteDelivery, deliveryRegion },
        }),
      ).filter(({ code }) => code === 'region-mismatch'),
    )
  const mismatch = "deliveryPostCode: Region doesn't match original distribution region of the copy product"

  it('form-region-mismatch: goes to the region that its product was made for', () => {
    expect(goesTo('COPY_REDESIGN', 'VIC-METRO', 'NSW-METRO')).toEqual([mismatch])
    expect(goesTo('COPY_REDESIGN', 'VIC-METRO', 'VIC-METRO')).toEqual([])
  })

  it('says nothing while either region is not known, nor does anything else than a copy', () => {
    expect(goesTo('COPY_REDESIGN', 'VIC-METRO', null)).toEqual([])
    expect(goesTo('COPY_REDESIGN', 'VIC-METRO')).toEqual([])
    expect(goesTo('COPY_REDESIGN', '', 'NSW-METRO')).toEqual([])
    expect(goesTo('MODIFY', 'VIC-METRO', 'NSW-METRO')).toEqual([])
  })
})
