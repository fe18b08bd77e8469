import { describe, expect, it } from 'vitest'
import { breaksInOrder, empty, findingsOf, type PriceDetail, type Pricing, sections } from '#domain/quoteItem'
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

const breaksUpTo = (count: number) =>
  Array.from({ length: count }, (_, index) => aBreak({ key: `k${index}`, priceQty: (index + 1) * 1000 }))

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
    [
      'a mark-up that gives the goods away is said at the mark-up',
      { details: [aBreak({ given: 'markUp', markUpPercent: -100, price: 0 })] },
      [['details[k1].markUpPercent', 'price-positive']],
    ],
    [
      'a price below 0 is said at the price',
      { details: [aBreak({ given: 'price', price: -10 })] },
      [['details[k1].price', 'price-positive']],
    ],
    [
      'a break that is given away says nothing against a larger one',
      {
        details: [
          aBreak({ given: 'price', price: -10 }),
          aBreak({ key: 'k2', priceQty: 9000, minQty: 9000, maxQty: 9999 }),
        ],
      },
      [['details[k1].price', 'price-positive']],
    ],
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
    [
      'price-policy-1-4',
      { pricingPolicy: '1', details: [aBreak(), aBreak({ key: 'k2', priceQty: 9000 })] },
      [['details', 'single-break']],
    ],
    ['price-breaks', { details: breaksUpTo(5) }, []],
    ['price-breaks', { details: breaksUpTo(6) }, [['details', 'price-breaks']]],
  ] as const)('%s', (_, pricing, wanted) => {
    expect(found(pricing as unknown as Partial<Pricing>)).toEqual(wanted)
  })

  it('has a quantity once', () => {
    expect(found({ details: [aBreak(), aBreak({ key: 'k2' })] })).toEqual([['details', 'price-breaks']])
  })

  it.each([
    ['price-skipped-fields', '1', { variance: null }],
    ['price-skipped-fields', '2', { maxQty: null, variance: null }],
    ['price-skipped-fields', '3', { minQty: null, maxQty: null, variance: 10 }],
    ['price-skipped-fields', '4', { minQty: null, variance: null }],
  ])('%s: policy %s asks for no more than it needs: %j', (_, pricingPolicy, left) => {
    expect(found({ pricingPolicy, details: [aBreak(left)] })).toEqual([])
  })

  it('price-costs: work outside is paid for by the customer', () => {
    const design = { designSteps: [aStep('STORE', { stepOutsideProcess: 'GLITTER' })] }
    expect(found({}, { design })).toEqual([['outsideCustomerCost', 'price-costs']])
    expect(found({ outsideCustomerCost: 120 }, { design })).toEqual([])
  })

  it('warns of an urgent premium that nobody charges, and of a step that is made for no fewer', () => {
    const design = { designSteps: [aStep('FFG', { urgentPremium: 150, moq: 8000 }), aStep('DESPATCH')] }
    const warned = (pricing: Partial<Pricing>) =>
      findingsOf(under(sectionsOf({ design, pricing: { ...good, ...pricing } })))
        .filter(({ tab }) => tab === 'price')
        .map(({ field, severity, message }) => [field, severity, message])
    const fewer = ['details[k1].priceQty', 'warning', 'FFG is made for at least 8,000.']
    expect(warned({})).toEqual([
      fewer,
      [
        'otherCharges',
        'warning',
        'FFG has an urgent premium of $150.00, which no price holds: add it as a charge named Urgent.',
      ],
    ])
    const urgent = [{ ...charges(150)[0], type: 'Urgent premium' }] as Pricing['otherCharges']
    expect(warned({ otherCharges: urgent })).toEqual([fewer])
    expect(warned({ otherCharges: urgent, details: [aBreak({ priceQty: 8000, maxQty: 8999 })] })).toEqual([])
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

describe('a price that rises with the quantity', () => {
  const said = (...prices: readonly (readonly [quantity: number, price: number | null])[]) =>
    findingsOf(
      under(
        sectionsOf({
          pricing: {
            ...good,
            details: prices.map(([priceQty, price]) => aBreak({ key: `q${priceQty}`, priceQty, price })),
          },
        }),
      ),
    ).filter(({ code }) => code === 'dearer-by-quantity')

  it('is warned of at the larger quantity, whatever the order of the breaks', () => {
    expect(said([5000, 910], [1000, 900], [9000, 905])).toEqual([
      expect.objectContaining({
        ...{ field: 'details[q5000].price', severity: 'warning' },
        message: 'is more than $900.00 at 1,000: a larger quantity should not cost more each',
      }),
      expect.objectContaining({ field: 'details[q9000].price' }),
    ])
  })

  it('is none where it falls, stays, or is not there yet', () => {
    expect(said([1000, 900], [5000, 900], [9000, 850])).toEqual([])
    expect(said([1000, 900], [5000, null], [9000, 900])).toEqual([])
  })

  it('is one beside a smaller quantity that costs less, not only beside the one before', () => {
    expect(said([1000, 800], [2000, 900], [3000, 850]).map(({ field }) => field)).toEqual([
      'details[q2000].price',
      'details[q3000].price',
    ])
  })
})

describe('the order of breaks', () => {
  const rows = (...quantities: readonly (number | null)[]) => quantities.map(priceQty => ({ priceQty }))

  it('is by quantity, with what has none yet at the end, and the same list where nothing moves', () => {
    expect(breaksInOrder(rows(5000, null, 900, null, 1000))).toEqual(rows(900, 1000, 5000, null, null))
    const inOrder = rows(900, 5000, null)
    expect(breaksInOrder(inOrder)).toBe(inOrder)
  })
})
