import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { figuresOf, pricedItem, wrongPrices } from '#domain/estimating'
import { emptySections, type ItemSections, type PriceDetail, react } from '#domain/quoteItem'
import { pricedDetail } from '../../../domain/estimating/pricing/pricedDetail.ts'
import { seedFrom } from '../../depth.ts'
import { aJob } from '../costTape/builders.ts'
import { aBreak, first, item, masters, priced } from './pricedCarton.ts'

describe('the price of an item', () => {
  it('price-per-tonne: is its cost with the mark-up that was given; margin, yield and price a tonne follow', () => {
    const detail = first([aBreak(5000, { markUpPercent: 25 })])
    const { cost, price, marginPercent } = detail
    expect(price).toBeGreaterThan((cost ?? 0) * 1.25 - 0.02)
    expect(marginPercent).toBeCloseTo(20)
    expect(detail.yieldPercent).toBeGreaterThan(50)
    expect(detail.sellPerTonne).toBeGreaterThan(500)
    expect(detail.costTape?.tape).toMatchObject({ quantity: 5000, cost })
  })

  it('begins with the mark-up of the plant', () => {
    expect(first([aBreak(5000)]).markUpPercent).toBeCloseTo(
      (masters.plants[0]?.costing?.terms.markUp ?? 0) * 100,
    )
  })

  it.each([
    ['margin', { marginPercent: 30 }],
    ['price', { price: 999.99 }],
  ])('keeps the %s that was given as it was typed', (given, value) => {
    expect(first([aBreak(5000, { given, ...value })])).toMatchObject(value)
  })

  it.each([
    ['no quantity, a cleared one say', { priceQty: null }, { cost: null, price: null }],
    ['a margin that makes no price', { marginPercent: 150 }, { cost: expect.any(Number), price: null }],
  ])('keeps what was given with %s', (_, values, rest) => {
    const typed = { given: 'margin', marginPercent: 35, ...values }
    const detail = first([aBreak(5000, typed)])
    expect(detail).toMatchObject({ ...typed, ...rest, auditMessage: '' })
    const { marginPercent } = first([{ ...detail, priceQty: 7000 }])
    expect(marginPercent).toBe(typed.marginPercent)
  })

  it('price-rounding: is in whole cents, also one that was given with parts of one', () => {
    const { price, costTape } = first([aBreak(5000, { given: 'price', price: 1234.567 })])
    expect([price, costTape?.tape?.sellPrice]).toEqual([1234.57, 1234.57])
    const stored = item([])
    const sent = item(priced([aBreak(5000, { given: 'price', price: 1234.57 })]).details)
    const [detail] = sent.pricing.details
    const parted = detail === undefined ? [] : [{ ...detail, price: 1234.567 }]
    expect(wrongPrices(item(parted), stored, figuresOf(sent, masters), masters)).toHaveLength(1)
  })

  it('has no margin where it is given away', () => {
    expect(first([aBreak(5000, { given: 'price', price: 0 })])).toMatchObject({
      ...{ price: 0, markUpPercent: -100, marginPercent: null },
    })
  })

  it('a price that was given is the price of its tape, to the cent', () => {
    const prices = Array.from({ length: 40 }, (_, place) => 800 + place * 7.01)
    const details = prices.map(price => first([aBreak(5000, { given: 'price', price })]))
    expect(details.map(({ costTape }) => costTape?.tape)).toMatchObject(
      details.map(({ price }) => ({ sellPrice: Math.round((price ?? 0) * 100) / 100 })),
    )
  })

  it('goes back to the same mark-up from its price', () => {
    const { price, markUpPercent } = first([aBreak(5000, { markUpPercent: 31 })])
    const again = first([aBreak(5000, { given: 'price', price })])
    expect(again.markUpPercent).toBeCloseTo(markUpPercent ?? 0, 1)
  })

  it('is for as many as its UOM says', () => {
    const thousand = first([aBreak(5000, { markUpPercent: 25 })])
    const hundred = first([aBreak(5000, { markUpPercent: 25 })], { pricingUom: '100' })
    expect(hundred.price).toBeCloseTo((thousand.price ?? 0) / 10, 1)
  })

  it.each(['1', '100'])('follows when it is for %s in place of a thousand, and back', pricingUom => {
    const details = [
      aBreak(500, { given: 'price', price: 1234.56 }),
      aBreak(5000, { given: 'margin', marginPercent: 30 }),
      aBreak(10_000, { markUpPercent: 25 }),
    ]
    const stored = item(priced(details).details)
    const inUom = (from: ItemSections, uom: string) => {
      const after = { ...from, pricing: { ...from.pricing, pricingUom: uom } }
      expect(wrongPrices(after, from, figuresOf(after, masters), masters)).toHaveLength(3)
      const { sections: follows } = react(from, after, { facts: {}, step: 'PRICING' })
      expect(wrongPrices(follows, from, figuresOf(follows, masters), masters)).toEqual([])
      return follows
    }
    const other = inUom(stored, pricingUom)
    expect(other.pricing.details[0]?.price).toBeCloseTo(1.23456 * Number(pricingUom), 1)
    const back = inUom(other, '1000').pricing.details
    expect(back.slice(1)).toEqual(stored.pricing.details.slice(1))
  })

  it('of one break is not moved by another: each is made by the one design', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.integer({ min: 100, max: 50_000 }), { minLength: 2, maxLength: 5 }),
        ([quantity = 0, ...others]) => {
          const alone = first([aBreak(quantity, { markUpPercent: 20 })])
          const beside = first([aBreak(quantity, { markUpPercent: 20 }), ...others.map(each => aBreak(each))])
          expect([beside.cost, beside.price]).toEqual([alone.cost, alone.price])
        },
      ),
      { seed: seedFrom(15), numRuns: 25 },
    )
  })

  it('carries what its printed liner costs, in the one cost model', () => {
    const plain = item([aBreak(5000)])
    const liner = (rate: number | null): ItemSections => ({
      ...plain,
      product: { ...plain.product, printProcess: 'PREPRINT' },
      preprintCost: {
        ...emptySections.preprintCost,
        details: [{ key: 'c1', type: 'Press make-ready', basis: 'run', rate }],
      },
    })
    const costOf = (one: ItemSections) => pricedItem(one, figuresOf(one, masters), masters).details[0]
    expect((costOf(liner(500))?.cost ?? 0) - (costOf(liner(0))?.cost ?? 0)).toBeCloseTo(100, 1)
    expect(costOf(liner(null))).toMatchObject({ cost: 0 })
    expect(costOf(liner(null))?.auditMessage).toContain('Press make-ready')
  })

  it('price-audit: where the item can not be costed the cost is 0 and says why', () => {
    const one = item([aBreak(5000)])
    const open = { ...one, product: { ...one.product, boardGrade: '' } }
    expect(pricedItem(open, figuresOf(open, masters), masters).details).toMatchObject([
      { cost: 0, auditMessage: 'Choose a board grade.' },
    ])
  })

  it('price-audit: where the audit of its cost tape fails the cost is 0, and there is no price', () => {
    expect(pricedDetail(aJob({ unitSqm: 2 }), aBreak(5000, { markUpPercent: 25 }), 1000)).toMatchObject({
      ...{ cost: 0, price: null, costTape: null },
      auditMessage: expect.stringMatching(/^Waste board unpaid is below 0\. The yield is above 100 percent/),
    })
  })

  it('moq-sources, moq-invalid-entry, moq-closure-passes: the first break lists the machines that it does not reach', () => {
    const strict = {
      plants: masters.plants.map(plant => ({
        ...plant,
        workCentres: plant.workCentres.map(centre => ({
          ...centre,
          attributes: { ...centre.attributes, min_lineal_metre: 800, min_no_of_passes: 700 },
        })),
      })),
    }
    const one = item([aBreak(300), aBreak(320)])
    const { details } = pricedItem(one, figuresOf(one, masters), strict)
    // The 500 m are the variant's; 700 passes, one up, are more than both metres ask for.
    expect(details[0]?.moq).toMatchObject([
      { linealMetres: 432.3, threshold: 500, thresholdFrom: 'board grade', recommendedQty: 700 },
    ])
    expect(details[0]?.minNumPass).toMatchObject([{ minimumPasses: 700 }])
    expect(details[1]).toMatchObject({ moq: [], minNumPass: [] })
  })
})

describe('a price that is saved', () => {
  const stored = item([])
  const wrongOf = (details: readonly PriceDetail[], before = stored) => {
    const one = item([...details])
    return wrongPrices(one, before, figuresOf(one, masters), masters).map(({ path }) => path)
  }

  it('follows from the item', () => {
    expect(
      wrongOf(priced([aBreak(5000), aBreak(9000, { given: 'margin', marginPercent: 12 })]).details),
    ).toEqual([])
  })

  it.each([
    ['cost', 'details[q5000].cost'],
    ['markUpPercent', 'details[q5000].markUpPercent'],
    ['marginPercent', 'details[q5000].marginPercent'],
  ] as const)('is refused where its %s is another', (name, path) => {
    const right = first([aBreak(5000, { given: 'price', price: 1000 })])
    expect(wrongOf([{ ...right, [name]: (right[name] ?? 0) + 1 }])).toEqual([path])
  })

  it('may be one that is stored and has grown old, or has no cost yet', () => {
    const old = { ...first([aBreak(5000)]), cost: 1 }
    expect(wrongOf([old], item([old]))).toEqual([])
    expect(wrongOf([aBreak(5000)])).toEqual([])
  })
})

describe('the price of the order, beside its breaks', () => {
  const breaks = [
    aBreak(9000, { given: 'margin', marginPercent: 40 }),
    aBreak(2000, { given: 'price', price: 500 }),
  ]
  const at = (expectedOrderQuantity: number) => {
    const { product, ...rest } = item(breaks)
    const { price } = figuresOf({ ...rest, product: { ...product, expectedOrderQuantity } }, masters)
    if (!price.ok) throw new Error('There is no price.')
    return price.value
  }

  it('is that of the break which it falls in, at what so many cost', () => {
    expect(at(2000).tape).toMatchObject({ quantity: 2000, sellPrice: 500 })
    expect(at(5000).tape).toMatchObject({ quantity: 5000, sellPrice: 500 })
    expect(at(5000).margin).toBeGreaterThan(at(2000).margin)
    expect(at(9000).margin).toBeCloseTo(40)
  })

  it('is at the usual mark-up of the plant where no break holds it', () => {
    expect(at(1000).markUp).toBeCloseTo((masters.plants[0]?.costing?.terms.markUp ?? 0) * 100)
  })
})
