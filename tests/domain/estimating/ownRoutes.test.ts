import { describe, expect, it } from 'vitest'
import { costOfItem, ownRoutes } from '#domain/estimating'
import { emptySections, type ItemSections } from '#domain/quoteItem'
import { regularCarton } from '../../regularCarton.ts'
import { twoPlants } from './twoPlants.ts'

const product = {
  ...emptySections.product,
  ...regularCarton,
  preferredPlantCode: 'NTH',
  printProcess: 'FLEXO',
  boardGradeVariant: '',
}
const undesigned: ItemSections = { ...emptySections, product }
const breaks = [100, 5000, 50_000].map(priceQty => ({ key: `q${priceQty}`, priceQty }))

/** The item made for so many. */
const madeFor = (expectedOrderQuantity: number): ItemSections => ({
  ...undesigned,
  product: { ...product, expectedOrderQuantity },
})

const found = (item: ItemSections, details: Parameters<typeof ownRoutes>[2]) =>
  ownRoutes(item, costOfItem(item, twoPlants), details, twoPlants)

describe('a route of its own', () => {
  it('is said where it would make a break at least 2 % cheaper than the one design of all of them', () => {
    const large = found(madeFor(100_000), breaks)
    expect(large.map(({ key }) => key)).toEqual(['q100', 'q5000'])
    expect(large[0]?.percent).toBeGreaterThan(10)
    const small = found(madeFor(100), breaks)
    expect(small.map(({ priceQty }) => priceQty)).toEqual([5000, 50_000])
  })

  it('is not said of the quantity that the design is made for', () => {
    expect(found(undesigned, [{ key: 'a', priceQty: product.expectedOrderQuantity }])).toEqual([])
  })

  it('is not asked for of what is no quantity yet, nor of an item that can not be costed', () => {
    expect(found(madeFor(100), [{ key: 'a', priceQty: null }])).toEqual([])
    expect(found({ ...undesigned, product: { ...product, boardGrade: 'none' } }, breaks)).toEqual([])
  })
})
