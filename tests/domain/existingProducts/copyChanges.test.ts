import { describe, expect, it } from 'vitest'
import { type ComparedCopy, copyChanges, priceAt, takenPrices } from '#domain/existingProducts'
import { emptySections } from '#domain/quoteItem'
import columns from '../../spec/columns.json' with { type: 'json' }

const { product, printing, palletization, design } = emptySections
const side = (overrides: Partial<ComparedCopy> = {}): ComparedCopy => ({
  product,
  printing,
  palletization,
  design,
  truckType: 'STD',
  deliveryRegion: null,
  ...overrides,
})
const labelsOf = (id: string) =>
  columns.find(each => each.id === id)?.columns?.map(({ label }) => label.toLowerCase())

describe('what a copy changed', () => {
  it('copy-changes-content: has the rows of the specification, and the file names', () => {
    const { tables, files } = copyChanges(side(), side())
    const [first, second] = tables.map(table => table.map(({ label }) => label.toLowerCase()))
    expect(first).toEqual(labelsOf('copy-changes-table-0'))
    expect(second).toEqual(labelsOf('copy-changes-table-1'))
    expect(files.map(({ label }) => label.toLowerCase())).toEqual(labelsOf('copy-changes-files'))
  })

  it('differs where the quote says something else; nothing and not known are alike', () => {
    const quote = side({ product: { ...product, length: 402, boardGrade: 'C340' }, deliveryRegion: '' })
    const source = side({ product: { ...product, length: 400, boardGrade: 'C340' } })
    const { tables, files } = copyChanges(quote, source)
    const differing = [...tables.flat(), ...files].filter(({ differs }) => differs)
    expect(differing).toEqual([{ label: 'Internal length', quote: 402, source: 400, differs: true }])
  })
})

describe('the prices of an existing product', () => {
  const prices = [
    { quantity: 5000, price: 900 },
    { quantity: 10_000, price: 850 },
  ]

  it('hold from their quantity on, below the first at the first', () => {
    expect([2000, 5000, 9999, 10_000, 50_000].map(each => priceAt(prices, each))).toEqual([
      900, 900, 900, 850, 850,
    ])
    expect(priceAt([], 1000)).toBeNull()
  })

  it('are taken at the quoted units, for as many as the quote prices', () => {
    expect(takenPrices([5000, 20_000, null], { pricingUom: 1000, prices }, 100)).toEqual([90, 85, null])
    expect(takenPrices([5000], { pricingUom: 1000, prices: [] }, 100)).toEqual([null])
  })
})
