import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  empty,
  type GenericDetail,
  pricedGoods,
  react,
  sections,
  unitPriceOf,
  wrongGoods,
} from '#domain/quoteItem'
import { seedFrom } from '../../../../depth.ts'
import { sectionsOf } from '../../builders.ts'

const aBreak = (priceQty: number, values: Partial<GenericDetail> = {}): GenericDetail => ({
  ...empty(sections.genericPricing.fields.details.fields),
  key: `q${priceQty}`,
  priceQty,
  ...values,
})

const first = (detail: GenericDetail, pricingUom = '1') => pricedGoods({ pricingUom, details: [detail] })[0]

describe('bought goods', () => {
  it('cost what the supplier asks and their share of the freight', () => {
    const dear = aBreak(360, { unitCost: 2.5, freight: 90 })
    expect(first(dear)?.cost).toBe(2.75)
    expect(first({ ...dear, unitCost: 250 }, '100')?.cost).toBe(275)
  })

  it.each([
    ['markUp', { markUpPercent: 30 }, { markUpPercent: 30, marginPercent: 23.08, price: 130 }],
    ['margin', { marginPercent: 20 }, { markUpPercent: 25, marginPercent: 20, price: 125 }],
    ['price', { price: 150 }, { markUpPercent: 50, marginPercent: 33.33, price: 150 }],
    ['price', { price: 0 }, { markUpPercent: -100, price: 0 }],
    ['markUp', {}, { markUpPercent: null, marginPercent: null, price: null }],
  ])('price-rounding: sell by the %s that was given, to the cent', (given, value, wanted) => {
    expect(first(aBreak(100, { unitCost: 100, given, ...value }))).toMatchObject({ cost: 100, ...wanted })
  })

  it('wait for a quantity and a cost', () => {
    const open = aBreak(0, { unitCost: 3, markUpPercent: 20 })
    expect(first(open)).toEqual(open)
    expect(first(aBreak(100, { markUpPercent: 20 }))?.cost).toBeNull()
  })

  it.each([
    ['markUp', { markUpPercent: 25, marginPercent: null, price: null }],
    ['margin', { markUpPercent: null, marginPercent: 20, price: null }],
    ['price', { markUpPercent: null, marginPercent: null, price: 125 }],
  ])(
    'keep the %s that was given, and nothing that followed, when what they are bought at is cleared',
    (given, left) => {
      const said = { markUpPercent: 25, marginPercent: 20, price: 125 }
      const open = { cost: 100, markUp: 25, ...said, given }
      const { cost, markUp, ...kept } = first(aBreak(100, { ...open, unitCost: null })) ?? aBreak(0)
      expect([cost, markUp]).toEqual([null, null])
      expect(kept).toMatchObject(left)
      const again = first({ ...aBreak(100), ...kept, cost, markUp, unitCost: 200 })
      expect(again).toMatchObject({ cost: 200, price: given === 'price' ? 125 : 250 })
    },
  )

  it('are bought and sold for as many as is chosen: what one costs stays', () => {
    const from = sectionsOf()
    const about = { facts: {}, step: 'PRICING' }
    const details = [aBreak(360, { unitCost: 2.85, freight: 64, given: 'price', price: 3.94 })]
    const each = { ...from, genericPricing: { ...from.genericPricing, pricingUom: '1', details } }
    const inUom = (item: typeof each, pricingUom: string) =>
      react(item, { ...item, genericPricing: { ...item.genericPricing, pricingUom } }, about).sections
    const thousand = inUom(each, '1000')
    expect(thousand.genericPricing.details).toMatchObject([{ unitCost: 2850, cost: 3027.78, price: 3940 }])
    expect(inUom(thousand, '1').genericPricing.details).toMatchObject([{ unitCost: 2.85, price: 3.94 }])
  })

  it('are priced at once, with the bounds of their policy, and the same again', () => {
    const before = sectionsOf()
    const details = [
      aBreak(360, { unitCost: 2, markUpPercent: 50 }),
      aBreak(1440, { unitCost: 1.5, markUpPercent: 50 }),
    ]
    const genericPricing = { ...before.genericPricing, pricingPolicy: '2', pricingUom: '1', details }
    const about = { facts: {}, step: 'PRICING' }
    const once = react(before, { ...before, genericPricing }, about).sections
    expect(once.genericPricing.details).toMatchObject([
      { minQty: 360, maxQty: 1439, price: 3 },
      { minQty: 1440, maxQty: 1999, price: 2.25 },
    ])
    expect(react(before, once, about).changed).toEqual([])
  })

  it('follow from what was given of them, whatever it was', () => {
    const amount = fc.integer({ min: 1, max: 5_000_000 }).map(cents => cents / 100)
    const detail = fc.record({
      given: fc.constantFrom('markUp', 'margin', 'price'),
      markUpPercent: fc.integer({ min: 0, max: 400 }),
      marginPercent: fc.integer({ min: 0, max: 90 }),
      price: amount,
      unitCost: amount,
      freight: fc.option(amount),
      priceQty: fc.integer({ min: 1, max: 100_000 }),
    })
    fc.assert(
      fc.property(detail, fc.constantFrom('1', '100', '1000'), (values, pricingUom) => {
        const details = pricedGoods({ pricingUom, details: [aBreak(values.priceQty, values)] })
        expect(wrongGoods({ pricingUom, details })).toEqual([])
        expect(pricedGoods({ pricingUom, details })).toEqual(details)
      }),
      { seed: seedFrom(15), numRuns: 60 },
    )
  })
})

describe('the unit price', () => {
  const details = [
    aBreak(360, { minQty: 360, maxQty: 1439, price: 3.58 }),
    aBreak(1440, { minQty: 1440, maxQty: 1999, price: 333.33 }),
  ]
  it.each([
    [100, 3.58],
    [720, 3.58],
    [1440, 333.33],
    [9000, 333.33],
    [0, null],
    [null, null],
  ])('of %s is that of the break which holds it, else of the nearest below', (quantity, price) => {
    expect(unitPriceOf({ pricingUom: '1', details }, quantity)).toBe(price)
  })

  it('is of one unit, whatever the price is for', () => {
    expect(unitPriceOf({ pricingUom: '1000', details }, 1500)).toBe(0.3333)
    expect(unitPriceOf({ pricingUom: '', details }, 1500)).toBeNull()
  })
})
