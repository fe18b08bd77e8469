import { expect, it } from 'vitest'
import { figuresOf, type GoesTo, winsOfItem } from '#domain/estimating'
import { emptySections, type ItemSections } from '#domain/quoteItem'
import { regularCarton } from '../../regularCarton.ts'
import { theMasters } from './builders.ts'

const masters = theMasters()
const item: ItemSections = {
  ...emptySections,
  product: {
    ...emptySections.product,
    ...regularCarton,
    ...{ length: 320, width: 220, depth: 240, preferredPlantCode: 'NTH', expectedOrderQuantity: 20_000 },
  },
}
const [rate] = masters.freight
const delivered: GoesTo = { region: rate?.toRegion ?? null }

const priceOf = (of: ItemSections, goesTo: GoesTo): number => {
  const { price } = figuresOf(of, masters, goesTo)
  if (!price.ok) throw new Error(price.problems.map(({ message }) => message).join(' '))
  return price.value.tape.sellPrice
}

const sold = {
  ...emptySections.pricing.details[0],
  minQty: 1,
  priceQty: 20_000,
  given: 'markUp',
  markUpPercent: 60,
}
const withBreak = {
  ...item,
  pricing: { ...emptySections.pricing, details: [sold] as ItemSections['pricing']['details'] },
}

it.each([
  ['collected', item, {}],
  ['delivered', item, delivered],
  ['sold at a mark-up of its own', withBreak, delivered],
] as const)('wins an item that is %s what its own figures come to at that size', (_, of, goesTo) => {
  const wins = winsOfItem(of, null, masters, goesTo)
  expect(wins.length).toBeGreaterThan(0)
  const { product } = of
  for (const { change, now, priceDifference } of wins) {
    const size = {
      length: (product.length ?? 0) + change.length,
      width: (product.width ?? 0) + change.width,
      depth: (product.depth ?? 0) + change.depth,
    }
    const [before, after] = [of, { ...of, product: { ...product, ...size } }].map(each =>
      priceOf(each, goesTo),
    ) as [number, number]
    expect([now.sellPrice, priceDifference]).toEqual([before, expect.closeTo(after - before, 1)])
  }
})
