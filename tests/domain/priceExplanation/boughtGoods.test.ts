import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decimal } from '#domain/formats'
import type { PriceExplanation } from '#domain/priceExplanation'
import type { GenericDetail } from '#domain/quoteItem'
import { byDepth } from '../../depth.ts'
import { aLot, boughtTape } from '../quoteDocument/builders.ts'
import { figuresOf, quoteDocumentTexts, textsOf, toCustomer, toUs } from './explained.ts'

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
