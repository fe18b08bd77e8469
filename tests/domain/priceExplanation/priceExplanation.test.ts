import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type CostTape, costLines } from '#domain/costTape'
import { decimal } from '#domain/formats'
import { explainToCustomer, explainToUs, type PriceExplanation } from '#domain/priceExplanation'
import { quoteDocument } from '#domain/quoteDocument'
import { type GenericDetail, type ItemSections, type PriceDetail, soldBy } from '#domain/quoteItem'
import { byDepth } from '../../depth.ts'
import { aLot, boughtTape, pricedBox, quoted, quoteInput } from '../quoteDocument/builders.ts'

const toCustomer = (sections: ItemSections, key: string) =>
  explainToCustomer({
    letter: quoteDocument(quoteInput([quoted(sections)])),
    ...{ pricing: soldBy(sections), key, currency: 'AUD' },
  })

const toUs = (sections: ItemSections, key: string, floor: number | null) =>
  explainToUs({
    letter: quoteDocument(quoteInput([quoted(sections)])),
    ...{ pricing: soldBy(sections), key, currency: 'AUD', stepName: 'Pricing', floor },
  })

/** Every text of an explanation. */
const textsOf = ({ title, subject, facts, parts }: PriceExplanation): string[] => [
  ...[title, subject],
  ...facts.map(({ value }) => value),
  ...parts.flatMap(part => [
    ...[part.title, ...part.words, ...part.heads],
    ...part.bars.flatMap(({ label, about, value }) => [label, about, value]),
    ...part.rows.flatMap(({ label, values }) => [label, ...values]),
  ]),
]

const figuresOf = (texts: readonly string[]): string[] =>
  texts.flatMap(text => text.match(/\d[\d,]*(\.\d+)?/g) ?? [])

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

/** What the letter says anyway. */
const quoteDocumentTexts = (sections: ItemSections): string[] => [
  JSON.stringify(quoteDocument(quoteInput([quoted(sections)]))),
]

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

describe('the price of bought goods', () => {
  const lots = fc.array(
    fc.record({
      unitCost: fc.integer({ min: 10_001, max: 99_999 }),
      freight: fc.integer({ min: 10_001, max: 999_999 }),
      price: fc.integer({ min: 200_000, max: 900_000 }),
      by: fc.double({ min: 0.2, max: 5, noNaN: true }),
    }),
    { minLength: 3, maxLength: 3 },
  )
  const quantities = [1000, 5000, 10_000]

  it('is explained to the customer by goods and carriage, without who makes them', () => {
    const explained = toCustomer(boughtTape(), 'q5000')
    const [made, others] = explained?.parts ?? []
    expect(made?.bars.map(({ label }) => label)).toEqual(['Goods', 'Carriage', 'Your price'])
    expect(others?.title).toBe('Why 5,000 cost less each than 1,000')
    expect(others?.words).toEqual(['A larger lot shares the way in among more.'])
    expect(JSON.stringify(explained)).not.toMatch(/Estuary|EA-771/)
  })

  it('has no parts where nothing but the goods is paid', () => {
    const [made] = toCustomer(boughtTape([aLot(1000, { freight: null })]), 'q1000')?.parts ?? []
    expect([made?.bars, made?.words.length]).toEqual([[], 1])
  })

  it('reads the same for the customer whatever the same price costs and earns', () => {
    fc.assert(
      fc.property(lots, cases => {
        const sold = (by: (place: number) => number) =>
          cases.map(({ unitCost, freight, price }, place): GenericDetail => {
            const [goods, way] = [(unitCost / 100) * by(place), (freight / 100_000) * by(place)]
            const cost = goods + way
            return {
              ...aLot(quantities[place] ?? 0),
              ...{ unitCost: goods, freight: way, cost, price: price / 100, markUp: price / 100 - cost },
              marginPercent: 100 - (cost * 10_000) / price,
            }
          })
        const told = (details: GenericDetail[]) => {
          const tape = boughtTape()
          const genericPricing = { ...tape.genericPricing, details }
          return toCustomer({ ...tape, genericPricing }, 'q5000')
        }
        expect(told(sold(place => cases[place]?.by ?? 1))).toEqual(told(sold(() => 1)))
      }),
      { numRuns: byDepth(30, 400) },
    )
  })

  it('holds no figure of a cost, a mark-up or a margin for the customer', () => {
    fc.assert(
      fc.property(lots, cases => {
        const tape = boughtTape(
          cases.map(({ unitCost, freight }, place) =>
            aLot(quantities[place] ?? 0, { unitCost: unitCost / 100, freight: freight / 100 }),
          ),
        )
        const told = figuresOf(textsOf(toCustomer(tape, 'q5000') as PriceExplanation))
        const secret = tape.genericPricing.details.flatMap(
          ({ unitCost, freight, cost, markUp, marginPercent }) =>
            [unitCost, freight, cost, markUp, marginPercent].map(amount => decimal(amount, 2)),
        )
        expect(secret).toHaveLength(15)
        const shared = new Set(figuresOf(quoteDocumentTexts(tape)))
        expect(told.filter(figure => secret.includes(figure) && !shared.has(figure))).toEqual([])
        expect(told.filter(figure => ['37.00', '27.01', '33.3'].includes(figure))).toEqual([])
      }),
      { numRuns: byDepth(30, 400) },
    )
  })

  it('climbs for us from what the goods are bought at to the price, with margin and floor', () => {
    const explained = toUs(boughtTape(), 'q5000', 30)
    const [climb, all] = explained?.parts ?? []
    expect(climb?.bars.map(({ label, value }) => [label, value])).toEqual([
      ['Bought at', '587.90'],
      ['Freight in', '77.60'],
      ['Cost', '665.50'],
      ['Mark-up', '246.24'],
      ['Sell price', '911.74'],
      ['Price at the floor of 30.0 %', '950.71'],
    ])
    expect(climb?.words).toEqual([
      '5,000 at $911.74 per 1,000: cost $665.50, mark-up 37.00 %, margin 27.01 %.',
      'It is 3.0 points under the margin floor of 30.0 %.',
      'The bars are AUD for 1,000.',
    ])
    expect(all?.rows.map(({ label }) => label)).toEqual(['1,000', '5,000', '10,000'])
    expect(explained?.facts).toContainEqual({
      label: 'Supplier',
      value: 'Estuary Adhesives, EA-771, until 12-03-2027',
    })
  })

  it('says that its cost is not known while nobody said what the goods are bought at', () => {
    const [climb] = toUs(boughtTape([aLot(1000, { unitCost: null })]), 'q1000', null)?.parts ?? []
    expect([climb?.bars, climb?.words.at(-1)]).toEqual([[], 'Its cost is not known line by line.'])
  })
})
