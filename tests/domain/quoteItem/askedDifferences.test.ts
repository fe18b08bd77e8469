import { describe, expect, it } from 'vitest'
import { askedDifferences, mergedAsChosen, type PriceDetail, type Pricing } from '#domain/quoteItem'
import { sectionsOf } from './builders.ts'

const { pricing: empty } = sectionsOf({})

/** A break sold at a mark-up, with what follows from a cost. */
const detail = (key: string, priceQty: number, markUpPercent: number, cost = 100): PriceDetail =>
  ({
    key,
    priceQty,
    minQty: priceQty,
    maxQty: null,
    variance: null,
    given: 'markUp',
    cost,
    markUp: (cost * markUpPercent) / 100,
    markUpPercent,
    marginPercent: 10,
    price: cost * (1 + markUpPercent / 100),
    costTape: { tape: { cost } },
    floorReason: '',
  }) as never
const priced = (details: PriceDetail[], rest: Partial<Pricing> = {}): Pricing => ({
  ...empty,
  pricingPolicy: '2',
  pricingUom: '1000',
  details,
  calculatedFrom: { product: { length: rest.details === undefined ? 1 : 2 } },
  ...rest,
})
const atPrice = (one: PriceDetail, price: number): PriceDetail => ({ ...one, given: 'price', price })

const base = priced([detail('a', 1000, 20), detail('b', 5000, 20)])
const asked = (mine: Pricing, theirs: Pricing) =>
  askedDifferences('pricing', base, mine, theirs).map(({ path, changedBy }) => [path, changedBy])

describe('two people price one item', () => {
  it('different breaks: nobody is asked, and each has what was entered of it', () => {
    const mine = priced([detail('a', 1000, 30), detail('b', 5000, 20)])
    const theirs = priced([detail('a', 1000, 20, 120), atPrice(detail('b', 5000, 20, 120), 150)], {
      calculatedFrom: { product: { length: 9 } },
    })
    expect(asked(mine, theirs)).toEqual([])
    const { details } = mergedAsChosen('pricing', base, mine, theirs, {})
    expect(details).toMatchObject([
      { key: 'a', given: 'markUp', markUpPercent: 30 },
      { key: 'b', given: 'price', price: 150 },
    ])
  })

  it('new costs that one of them took keep the price that the other entered', () => {
    const mine = priced([detail('a', 1000, 20, 130), detail('b', 5000, 20, 130)])
    const theirs = priced([detail('a', 1000, 20), atPrice(detail('b', 5000, 20), 108)])
    expect(asked(mine, theirs)).toEqual([])
    expect(mergedAsChosen('pricing', base, mine, theirs, {}).details[1]).toMatchObject({
      given: 'price',
      price: 108,
    })
  })

  it('one break: they are asked about what both entered, not about what follows from it', () => {
    const mine = priced([detail('a', 1000, 30), detail('b', 5000, 20)])
    const theirs = priced([detail('a', 1000, 25), detail('b', 5000, 10)])
    expect(asked(mine, theirs)).toEqual([['details[a].markUpPercent', 'both']])
    const chosen = { 'details[a].markUpPercent': 'theirs' } as const
    expect(mergedAsChosen('pricing', base, mine, theirs, chosen).details).toEqual(theirs.details)
  })

  it('one break, by a price and by a mark-up: they are asked once, what it is sold for', () => {
    const mine = priced([atPrice(detail('a', 1000, 20), 111), detail('b', 5000, 20)])
    const theirs = priced([detail('a', 1000, 25), detail('b', 5000, 20)])
    expect(askedDifferences('pricing', base, mine, theirs)).toEqual([
      { path: 'details[a].price', mine: 111, theirs: 125, changedBy: 'both' },
    ])
    const of = (side: 'mine' | 'theirs') =>
      mergedAsChosen('pricing', base, mine, theirs, { 'details[a].price': side }).details[0]
    expect(of('mine')).toMatchObject({ given: 'price', price: 111 })
    expect(of('theirs')).toMatchObject({ given: 'markUp', markUpPercent: 25, price: 125 })
  })

  it('another quantity of the break that the other gave a price: both are asked about', () => {
    const mine = priced([atPrice(detail('a', 1000, 20), 111), detail('b', 5000, 20)])
    const theirs = priced([detail('a', 2000, 20), detail('b', 5000, 20)])
    expect(asked(mine, theirs)).toEqual([
      ['details[a].priceQty', 'them'],
      ['details[a].price', 'me'],
    ])
  })

  it('what a price is for was changed: everything that was entered is asked about', () => {
    const mine = priced([detail('a', 1000, 30), detail('b', 5000, 20)])
    const theirs = priced([detail('a', 1000, 20, 0.1), detail('b', 5000, 20, 0.1)], { pricingUom: '1' })
    expect(asked(mine, theirs)).toEqual([
      ['pricingUom', 'them'],
      ['details[a].markUpPercent', 'me'],
    ])
  })

  it('a charge that the customer pays otherwise stays theirs, what charges come to is not asked about', () => {
    const charge = (calculatedCharges: number, customerCharges: number) => ({
      key: 'c',
      type: 'Delivery',
      basis: 'percent of price',
      rate: 10,
      calculatedCharges,
      customerCharges,
    })
    const from = { ...base, otherCharges: [charge(10, 10)] }
    const mine = { ...from, otherCharges: [charge(12, 12)] }
    const theirs = { ...from, otherCharges: [charge(10, 50)] }
    expect(askedDifferences('pricing', from, mine, theirs)).toEqual([])
    expect(mergedAsChosen('pricing', from, mine, theirs, {}).otherCharges).toMatchObject([
      { customerCharges: 50 },
    ])
  })
})

it('of a section in which all is entered, all that differs is asked about', () => {
  const { product } = sectionsOf({})
  const paths = askedDifferences('product', product, { ...product, length: 1 }, { ...product, width: 2 })
  expect(paths.map(({ path }) => path)).toEqual(['length', 'width'])
})
