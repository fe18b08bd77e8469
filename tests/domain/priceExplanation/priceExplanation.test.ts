import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type CostTape, costLines } from '#domain/costTape'
import { decimal } from '#domain/formats'
import type { PriceExplanation } from '#domain/priceExplanation'
import type { ItemSections, PriceDetail } from '#domain/quoteItem'
import { byDepth } from '../../depth.ts'
import { pricedBox } from '../quoteDocument/builders.ts'
import { figuresOf, quoteDocumentTexts, textsOf, toCustomer, toUs } from './explained.ts'

type Change = (detail: PriceDetail, tape: CostTape, place: number) => PriceDetail

/** The box with other figures in its breaks. */
function changed(change: Change): ItemSections {
  const box = pricedBox()
  const details = box.pricing.details.map((detail, place) =>
    change(detail, (detail.costTape as unknown as { tape: CostTape }).tape, place),
  )
  return { ...box, pricing: { ...box.pricing, details } }
}

const scaled = (tape: CostTape, by: number): CostTape => ({
  ...tape,
  ...Object.fromEntries(costLines.map(line => [line, tape[line] * by])),
})

describe('a price explained to its customer', () => {
  it('says what it is made up of in shares, and why a larger order costs less each', () => {
    const explained = toCustomer(pricedBox(), 'q5000')
    const texts = explained === null ? [] : textsOf(explained)
    const [made, quantities] = explained?.parts ?? []
    expect(explained?.title).toBe('Your price for 5,000')
    expect(made?.words[0]).toMatch(
      /^5,000 cost \$[\d,.]+ per 1,000: \$[\d.]+ each, \$[\d,.]+ for the order\.$/,
    )
    expect(made?.bars.map(({ label }) => label)).toEqual(['Board', 'Making', 'Packing', 'Your price'])
    expect(quantities?.title).toBe('Why 5,000 cost less each than 1,000')
    expect(quantities?.words).toContain(
      'The machines are set up once a run: a longer run shares that among more.',
    )
    expect(quantities?.rows.map(({ label }) => label)).toEqual([
      ...['1,000 – 4,999', '5,000 – 9,999', '10,000 – 10,999'],
    ])
    expect(texts).toContain('Delivered to Brunswick VIC 3056, in the price')
  })

  it('gives as a reason only what costs less, not what a rounded share makes of it', () => {
    const amounts: Partial<CostTape>[] = [
      { paperCost: 374.53, directLabour: 171.89, wrapStrappingPallets: 28.84, distribution: 81.6 },
      { paperCost: 373, directLabour: 165, wrapStrappingPallets: 28.84, distribution: 81.6 },
      { paperCost: 372.04, directLabour: 146.55, wrapStrappingPallets: 28.84, distribution: 81.6 },
    ]
    const box = changed((detail, tape, place) => {
      const made = { ...scaled(tape, 0), ...amounts[place] }
      return { ...detail, costTape: { tape: made } as unknown as PriceDetail['costTape'] }
    })
    expect(toCustomer(box, 'q10000')?.parts[1]?.words).toEqual([
      'The machines are set up once a run: a longer run shares that among more.',
    ])
  })

  it('compares the smallest quantity with the largest, and gives no reason where more costs no less', () => {
    expect(toCustomer(pricedBox(), 'q1000')?.parts[1]?.title).toBe('Why 10,000 cost less each than 1,000')
    const even = changed(detail => ({ ...detail, price: 900 }))
    expect(toCustomer(even, 'q5000')?.parts[1]).toMatchObject({
      title: 'What other quantities cost',
      words: [],
    })
  })

  it('tells tooling as paid once, and nothing of a break without a price', () => {
    const box = pricedBox()
    const forme = { key: 't1', type: 'FORME', calculatedCost: 611, vendorCost: 577, customerCost: 800 }
    const tooled = { ...box, pricing: { ...box.pricing, toolingCosts: [forme] } }
    const texts = textsOf(toCustomer(tooled, 'q5000') as PriceExplanation)
    expect(texts).toEqual(
      expect.arrayContaining(['Forme', '$800.00 once', 'Tooling is paid once: later orders run on it.']),
    )
    expect(texts.join(' ')).not.toMatch(/611|577/)
    expect(
      toCustomer(
        changed(detail => ({ ...detail, price: null })),
        'q5000',
      ),
    ).toBeNull()
  })

  const breaks = fc.array(
    fc.record({
      by: fc.double({ min: 0.2, max: 5, noNaN: true }),
      price: fc.integer({ min: 20_000, max: 400_000 }),
    }),
    { minLength: 3, maxLength: 3 },
  )

  it('reads the same whatever the same price costs and earns', () => {
    fc.assert(
      fc.property(breaks, cases => {
        const at = (place: number) => cases[place] ?? { by: 1, price: 90_000 }
        const earning = (by: (place: number) => number) =>
          changed((detail, tape, place) => ({
            ...detail,
            price: at(place).price / 100,
            cost: tape.cost * by(place),
            markUp: at(place).price / 100 - tape.cost * by(place),
            marginPercent: 100 - (tape.cost * by(place) * 10_000) / at(place).price,
            markUpPercent: at(place).price / (tape.cost * by(place)) - 100,
            costTape: { tape: scaled(tape, by(place)) } as unknown as PriceDetail['costTape'],
          }))
        expect(
          toCustomer(
            earning(place => at(place).by),
            'q5000',
          ),
        ).toEqual(
          toCustomer(
            earning(() => 1),
            'q5000',
          ),
        )
      }),
      { numRuns: byDepth(30, 400) },
    )
  })

  it('holds no figure of a cost, a mark-up or a margin', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 999_999 }), { minLength: 16, maxLength: 16 }), cents => {
        const sections = changed((detail, tape) => {
          const lines = Object.fromEntries(costLines.map((line, place) => [line, (cents[place] ?? 1) / 100]))
          const cost = (cents.reduce((sum, each) => sum + each, 0) + 7) / 100
          const price = cost * 1.37 + (detail.priceQty ?? 0) / 1000
          return {
            ...detail,
            ...{ cost, price, markUp: price - cost, markUpPercent: 41.3, marginPercent: 29.3 },
            sellPerTonne: 1234.56,
            costTape: { tape: { ...tape, ...lines, cost } } as unknown as PriceDetail['costTape'],
          }
        })
        const told = figuresOf(textsOf(toCustomer(sections, 'q5000') as PriceExplanation))
        const own = figuresOf(textsOf(toUs(sections, 'q5000', 33.3) as PriceExplanation))
        const mayKnow = new Set(
          sections.pricing.details.flatMap(({ price, priceQty }) => [
            decimal(price, 2),
            decimal(((price ?? 0) * (priceQty ?? 0)) / 1000, 2),
            decimal((price ?? 0) - (sections.pricing.details[0]?.price ?? 0), 2).replace('-', ''),
          ]),
        )
        // Sizes, quantities and days stand on both; what is money or a share does not.
        const secret = own.filter(figure => figure.includes('.') && !mayKnow.has(figure))
        expect(secret.length).toBeGreaterThan(15)
        const shared = new Set(figuresOf(quoteDocumentTexts(sections)))
        expect(told.filter(figure => secret.includes(figure) && !shared.has(figure))).toEqual([])
        expect(told.filter(figure => ['41.3', '29.3', '33.3', '41.30', '29.30'].includes(figure))).toEqual([])
      }),
      { numRuns: byDepth(30, 400) },
    )
  })
})

describe('a price explained to us', () => {
  it('climbs from the cost to the price, line by line, with margin and floor', () => {
    const explained = toUs(pricedBox(), 'q5000', 25)
    const [waterfall, all] = explained?.parts ?? []
    const labels = waterfall?.bars.map(({ label }) => label) ?? []
    expect(labels).toEqual(
      expect.arrayContaining(['Paper', 'Direct labour', 'Cost', 'Mark-up', 'Sell price']),
    )
    expect(labels.at(-1)).toBe('Price at the floor of 25.0 %')
    expect(waterfall?.words.join(' ')).toMatch(
      /mark-up 22\.00 %, margin 18\.03 %\. It is 7\.0 points under the margin floor of 25\.0 %: it has to be approved\./,
    )
    const [sell, least] = [waterfall?.bars.at(-2)?.to ?? 0, waterfall?.bars.at(-1)?.to ?? 0]
    expect(least).toBeCloseTo((sell * (1 - 0.18033)) / 0.75, 0)
    expect(all?.rows.map(({ label, values }) => [label, values.at(-1)])).toEqual([
      ['1,000', '-7.0 points'],
      ['5,000', '-7.0 points'],
      ['10,000', '-7.0 points'],
    ])
  })

  it('says that it keeps its floor, or that there is none', () => {
    expect(toUs(pricedBox(), 'q5000', 10)?.parts[0]?.words).toContain('It keeps the margin floor of 10.0 %.')
    expect(toUs(pricedBox(), 'q5000', null)?.parts[0]?.words).toContain('No margin floor is kept for it.')
    expect(toUs(pricedBox(), 'gone', null)).toBeNull()
  })
})
