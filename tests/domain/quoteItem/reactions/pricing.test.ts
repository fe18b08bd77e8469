import { describe, expect, it } from 'vitest'
import {
  empty,
  type PriceDetail,
  type PriceTerms,
  type Pricing,
  react,
  sections,
  startingPrice,
} from '#domain/quoteItem'
import { sectionsOf } from '../builders.ts'

const aBreak = (priceQty: number, values: Partial<PriceDetail> = {}): PriceDetail => ({
  ...empty(sections.pricing.fields.details.fields),
  key: `q${priceQty}`,
  priceQty,
  ...values,
})

const about = { facts: {}, step: 'PRICING' }

const changed = (before: Partial<Pricing>, change: Partial<Pricing>) => {
  const from = sectionsOf({ pricing: before })
  return react(from, { ...from, pricing: { ...from.pricing, ...change } }, about)
}

const bounds = ({ sections: { pricing } }: ReturnType<typeof changed>) =>
  pricing.details.map(({ minQty, maxQty }) => [minQty, maxQty])

describe('the bounds of the breaks', () => {
  it('price-policy-2: from each quantity to the next, the last to the end of its block of 1000', () => {
    const details = [500, 1000, 2500, 5000].map(quantity => aBreak(quantity))
    expect(bounds(changed({ pricingPolicy: '', details }, { pricingPolicy: '2' }))).toEqual([
      [500, 999],
      [1000, 2499],
      [2500, 4999],
      [5000, 5999],
    ])
  })

  it('price-policy-3: each quantity less and more its variance', () => {
    const details = [aBreak(505), aBreak(1000)]
    const reacted = changed({ details }, { pricingPolicy: '3', defaultVariance: 10 })
    expect(bounds(reacted)).toEqual([
      [454, 556],
      [900, 1100],
    ])
    expect(reacted.sections.pricing.details.map(({ variance }) => variance)).toEqual([10, 10])
  })

  it.each([
    ['price-policy-1-4', '1'],
    ['price-policy-1-4', '4'],
  ])(
    '%s: of policy %s is a single break with no bounds, and the others are said to be gone',
    (_, pricingPolicy) => {
      const details = [aBreak(500, { minQty: 500, maxQty: 999 }), aBreak(1000)]
      const reacted = changed({ pricingPolicy: '2', details }, { pricingPolicy })
      expect(bounds(reacted)).toEqual([[0, 0]])
      expect(reacted.said).toEqual(['Breaks were taken away: this policy has a single one.'])
    },
  )

  it('stay as somebody enters them with the policy', () => {
    const details = [aBreak(500, { minQty: 500, maxQty: 999 })]
    const entered = [aBreak(500, { minQty: 400, maxQty: 800 })]
    expect(
      bounds(changed({ pricingPolicy: '2', details }, { pricingPolicy: '1', details: entered })),
    ).toEqual([[400, 800]])
  })

  it.each([
    ['none', null],
    ['0', 0],
    ['no whole number', 2500.5],
  ])('are not there for a quantity that is %s, and are right for the others', (_, priceQty) => {
    const details = [500, 1000, 5000].map(quantity => aBreak(quantity, { minQty: 1, maxQty: 2 }))
    const after = details.map((detail, place) => (place === 1 ? { ...detail, priceQty } : detail))
    expect(bounds(changed({ pricingPolicy: '2', details }, { details: after }))).toEqual([
      [500, 4999],
      [null, null],
      [5000, 5999],
    ])
  })

  it('are not there for a quantity that two breaks have', () => {
    const details = [500, 1000, 5000].map(quantity => aBreak(quantity, { minQty: 1, maxQty: 2 }))
    const after = details.map((detail, place) => (place === 1 ? { ...detail, priceQty: 500 } : detail))
    expect(bounds(changed({ pricingPolicy: '2', details }, { details: after }))).toEqual([
      [null, null],
      [null, null],
      [5000, 5999],
    ])
  })
})

describe('other charges', () => {
  const charge = {
    ...empty(sections.pricing.fields.otherCharges.fields),
    key: 'c1',
    type: 'Artwork',
    basis: 'thousand',
    rate: 12,
  }
  const details = [aBreak(5000, { price: 800 })]

  it('come to their rate for the first break, and the customer pays that', () => {
    const { otherCharges } = changed({ pricingUom: '1000', details }, { otherCharges: [charge] }).sections
      .pricing
    expect(otherCharges).toMatchObject([{ calculatedCharges: 60, customerCharges: 60 }])
  })

  it('are a share of the price where they are counted so', () => {
    const share = { ...charge, basis: 'percent of price', rate: 2 }
    const { otherCharges } = changed({ pricingUom: '1000', details }, { otherCharges: [share] }).sections
      .pricing
    expect(otherCharges).toMatchObject([{ calculatedCharges: 80, customerCharges: 80 }])
  })

  it('leave what was agreed with the customer', () => {
    const agreed = { ...charge, calculatedCharges: 60, customerCharges: 45 }
    const reacted = changed(
      { pricingUom: '1000', details, otherCharges: [agreed] },
      {
        details: [aBreak(10_000, { price: 800 })],
      },
    )
    expect(reacted.sections.pricing.otherCharges).toMatchObject([
      { calculatedCharges: 120, customerCharges: 45 },
    ])
  })
})

const agreed: PriceTerms = {
  customerVariance: 5,
  plantVariance: 10,
  internal: { pricingPolicy: '3', pricingUom: '100', variance: 8, breaks: [1000, 5000] },
}

const unknown: PriceTerms = { customerVariance: null, plantVariance: null, internal: null }

describe('specialties', () => {
  const from = sectionsOf({
    pricing: { isMfg: true, orderUom: '100', pricingUom: '100', defaultVariance: 5 },
  })
  const choose = (isSpecialties: boolean, was = from, priceTerms: PriceTerms = agreed) =>
    react(
      was,
      { ...was, pricing: { ...was.pricing, isSpecialties } },
      { facts: { priceTerms }, step: 'PRICING' },
    )

  it('specialties-switch: switch to internal pricing with its variance, and back to manufacturing', () => {
    const internal = choose(true)
    expect(internal.sections.pricing).toMatchObject({ isMfg: false, defaultVariance: 8 })
    expect(internal.said).toEqual(['Internal pricing counts now: the item is of Specialties.'])
    expect(choose(false, internal.sections).sections.pricing).toMatchObject({
      isMfg: true,
      defaultVariance: 5,
      orderUom: '100',
    })
  })

  it('price-order-uom: are ordered by the thousand', () => {
    expect(choose(true).sections.pricing.orderUom).toBe('1000')
  })

  it('keep the variance where none is known, and what was entered with the flag', () => {
    expect(choose(true, from, unknown).sections.pricing.defaultVariance).toBe(5)
    const entered = { ...from.pricing, isSpecialties: true, orderUom: '1', defaultVariance: 12 }
    const reacted = react(from, { ...from, pricing: entered }, { facts: { priceTerms: agreed }, step: '' })
    expect(reacted.sections.pricing).toMatchObject({ orderUom: '1', defaultVariance: 12, isMfg: false })
  })
})

describe('a price that nobody has begun', () => {
  it('starts as a range by the thousand at the expected quantity, with the variance that was agreed', () => {
    expect(startingPrice({ isSpecialties: false }, 24_000, agreed)).toEqual({
      terms: {
        pricingPolicy: '2',
        pricingUom: '1000',
        orderUom: '1000',
        isMfg: true,
        isSpecialties: false,
        defaultVariance: 5,
      },
      quantities: [24_000],
    })
    expect(startingPrice({ isSpecialties: false }, null, undefined)).toMatchObject({
      terms: { defaultVariance: null },
      quantities: [],
    })
  })

  it('starts with the policy, the UOM and the breaks of internal pricing for specialties', () => {
    expect(startingPrice({ isSpecialties: true }, 24_000, agreed)).toMatchObject({
      terms: { pricingPolicy: '3', pricingUom: '100', orderUom: '1000', isMfg: false, defaultVariance: 8 },
      quantities: [1000, 5000],
    })
  })
})
