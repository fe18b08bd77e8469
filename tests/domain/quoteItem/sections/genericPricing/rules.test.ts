import { describe, expect, it } from 'vitest'
import { empty, findingsOf, type GenericDetail, type GenericPricing, sections } from '#domain/quoteItem'
import { sectionsOf, under } from '../../builders.ts'

const aBreak = (values: Partial<GenericDetail> = {}): GenericDetail => ({
  ...empty(sections.genericPricing.fields.details.fields),
  key: 'k1',
  priceQty: 360,
  minQty: 360,
  maxQty: 999,
  unitCost: 2.5,
  cost: 2.75,
  price: 3.58,
  ...values,
})

const good: Partial<GenericPricing> = { pricingPolicy: '2', pricingUom: '1', details: [aBreak()] }
const bought = { itemCategory: 'GENERIC', expectedOrderQuantity: 720 }

const found = (genericPricing: Partial<GenericPricing>, product: object = {}) =>
  findingsOf(
    under(sectionsOf({ product: { ...bought, ...product }, genericPricing: { ...good, ...genericPricing } })),
  )
    .filter(({ tab }) => tab === 'genprice')
    .map(({ section, field, code, severity }) => [`${section}.${field}`, code, severity])

describe('the price of bought goods', () => {
  it('has nothing against a good one', () => expect(found({})).toEqual([]))

  it.each([null, 0])('generic-price-qty: expected order quantity %s is not greater than 0', quantity => {
    expect(found({}, { expectedOrderQuantity: quantity })).toEqual([
      ['product.expectedOrderQuantity', 'generic-price-qty', 'error'],
    ])
  })

  it('is not asked of what is made', () => {
    expect(found({ details: [] }, { itemCategory: 'NEW_MANUAL_DESIGN' })).toEqual([])
  })

  it.each([
    ['price-details', { details: [] }, ['genericPricing.details', 'required', 'error']],
    [
      'price-max-policy-4',
      { pricingPolicy: '4', details: [aBreak({ maxQty: 0 })] },
      ['genericPricing.details[k1].maxQty', 'required', 'error'],
    ],
    [
      'a cost',
      { details: [aBreak({ unitCost: null })] },
      ['genericPricing.details[k1].unitCost', 'required', 'error'],
    ],
    [
      'a price',
      { details: [aBreak({ price: null })] },
      ['genericPricing.details[k1].price', 'required', 'error'],
    ],
    [
      'a mark-up that does not give the goods away',
      { details: [aBreak({ given: 'markUp', markUpPercent: -100, price: 0 })] },
      ['genericPricing.details[k1].markUpPercent', 'price-positive', 'error'],
    ],
    [
      'a price above its cost',
      { details: [aBreak({ price: 2.7 })] },
      ['genericPricing.details[k1].price', 'below-cost', 'warning'],
    ],
    [
      'costs for as long as the price lives',
      { costValidTo: '2026-03-01', priceExpiryDate: '2026-06-30' },
      ['genericPricing.priceExpiryDate', 'costs-end', 'warning'],
    ],
  ])('wants %s', (_, pricing, finding) => {
    expect(found(pricing as Partial<GenericPricing>)).toEqual([finding])
  })
})

it('bought goods have nothing wrong with how they are made: no style, size, board or VSL code', () => {
  const bare = {
    ...bought,
    styleCarton: '',
    vslCode: '',
    boardGrade: '',
    length: null,
    width: null,
    depth: null,
    styleTopFlap: '',
    styleBottomFlap: '',
  }
  const fieldRules = ['length', 'boardGrade', 'description'].map(fieldName => ({
    tabId: 1,
    fieldName,
    readOnly: false,
    required: true,
  }))
  const findings = findingsOf(under(sectionsOf({ product: { ...bare, description: '' } }), { fieldRules }))
  expect(findings.filter(({ tab }) => tab === 'overview').map(({ field }) => field)).toEqual(['description'])
})
