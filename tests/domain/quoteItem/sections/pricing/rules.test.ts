import { describe, expect, it } from 'vitest'
import { empty, findingsOf, type PriceDetail, type Pricing, sections } from '#domain/quoteItem'
import { aStep, sectionsOf, under } from '../../builders.ts'

const aBreak = (values: Partial<PriceDetail> = {}): PriceDetail => ({
  ...empty(sections.pricing.fields.details.fields),
  key: 'k1',
  priceQty: 5000,
  minQty: 5000,
  maxQty: 5999,
  cost: 700,
  price: 900,
  ...values,
})

const good: Partial<Pricing> = { pricingPolicy: '2', pricingUom: '1000', details: [aBreak()] }

const found = (pricing: Partial<Pricing>, item: Parameters<typeof sectionsOf>[0] = {}) =>
  findingsOf(under(sectionsOf({ ...item, pricing: { ...good, ...pricing } })))
    .filter(({ tab }) => tab === 'price')
    .map(({ field, code }) => [field, code])

const tooling = (customerCost: number | null) => [
  { ...empty(sections.pricing.fields.toolingCosts.fields), key: 't1', type: 'FORME', customerCost },
]
const charges = (customerCharges: number | null) => [
  { ...empty(sections.pricing.fields.otherCharges.fields), key: 'c1', type: 'Artwork', customerCharges },
]

describe('a price', () => {
  it('has nothing against a good one', () => expect(found({})).toEqual([]))

  it.each([
    ['price-details', { details: [] }, [['details', 'required']]],
    ['price-details', { pricingPolicy: '' }, [['pricingPolicy', 'required']]],
    [
      'price-audit',
      { details: [aBreak({ cost: 0, auditMessage: 'Paper is below 0.' })] },
      [['details[k1].cost', 'price-audit']],
    ],
    ['price-audit', { details: [aBreak({ cost: null })] }, [['details[k1].cost', 'required']]],
    ['price-audit', { details: [aBreak({ price: null })] }, [['details[k1].price', 'required']]],
    ['price-costs', { toolingCosts: tooling(0) }, [['toolingCosts[t1].customerCost', 'price-costs']]],
    ['price-costs', { otherCharges: charges(null) }, [['otherCharges[c1].customerCharges', 'price-costs']]],
    ['price-secondary-leg', { hasSecondaryLeg: true }, [['secondaryLegRegion', 'required']]],
    [
      'price-min-max-policy-1',
      { pricingPolicy: '1', details: [aBreak({ minQty: 0, maxQty: 0 })] },
      [
        ['details[k1].minQty', 'required'],
        ['details[k1].maxQty', 'required'],
      ],
    ],
    [
      'price-max-policy-4',
      { pricingPolicy: '4', details: [aBreak({ minQty: 0, maxQty: 0 })] },
      [['details[k1].maxQty', 'required']],
    ],
    [
      'price-policy-1-4',
      { pricingPolicy: '4', details: [aBreak(), aBreak({ key: 'k2', priceQty: 9000 })] },
      [['details', 'single-break']],
    ],
    ['price-breaks', { details: [aBreak(), aBreak({ key: 'k2' })] }, [['details', 'price-breaks']]],
  ] as const)('%s', (_, pricing, wanted) => {
    expect(found(pricing as unknown as Partial<Pricing>)).toEqual(wanted)
  })

  it('price-skipped-fields: a range asks for no variance, a variance for no bounds', () => {
    expect(found({ details: [aBreak({ variance: null })] })).toEqual([])
    expect(
      found({ pricingPolicy: '3', details: [aBreak({ minQty: null, maxQty: null, variance: 10 })] }),
    ).toEqual([])
  })

  it('price-costs: work outside is paid for by the customer', () => {
    const design = { designSteps: [aStep('STORE', { stepOutsideProcess: 'GLITTER' })] }
    expect(found({}, { design })).toEqual([['outsideCustomerCost', 'price-costs']])
    expect(found({ outsideCustomerCost: 120 }, { design })).toEqual([])
  })

  it('moq-invalid-entry, moq-closure-passes: the first break warns of what it does not reach', () => {
    const moq = [
      {
        key: 'c1',
        workCentre: 'CORR1',
        linealMetres: 720.5,
        threshold: 800,
        thresholdFrom: 'board grade',
        recommendedQty: 556,
      },
    ]
    const minNumPass = [{ key: 'c1', workCentre: 'GLUE1', minimumPasses: 300, message: 'Too few passes.' }]
    const warned = findingsOf(
      under(sectionsOf({ pricing: { ...good, details: [aBreak({ moq, minNumPass })] } })),
    ).filter(({ tab }) => tab === 'price')
    expect(warned).toMatchObject([
      {
        severity: 'warning',
        code: 'moq-invalid-entry',
        message: 'CORR1 runs 721 m of at least 800 m: the recommended MOQ is 556.',
      },
      { severity: 'warning', code: 'moq-closure-passes', message: 'Too few passes.' },
    ])
  })

  it('warns when it was calculated from something else', () => {
    const calculatedFrom = { product: { length: 402 } }
    expect(found({ calculatedFrom }, { product: { length: 410 } })).toEqual([['details', 'price-stale']])
  })
})
