import { expect, it } from 'vitest'
import { asBefore, changesOf, type ItemSections, sectionKeys, sections } from '#domain/quoteItem'
import { pricedBox } from '../quoteDocument/builders.ts'

const linesOf = (before: ItemSections, after: ItemSections) =>
  sectionKeys.flatMap(key =>
    changesOf(sections[key].fields, before[key], after[key]).map(({ path, old }) => ({
      field: `${key}.${path}`,
      old,
    })),
  )

it('an item is what it was, undone line by line: fields, cells, rows that came and went, and their order', () => {
  const box = pricedBox()
  const [first, second, third] = box.pricing.details
  if (!first || !second || !third) throw new Error('The box has no three breaks.')
  const once: ItemSections = { ...box, product: { ...box.product, length: 417, description: 'Longer' } }
  const twice: ItemSections = {
    ...once,
    pricing: { ...once.pricing, details: [{ ...third, price: 1 }, { ...first, key: 'new' }, second] },
  }
  const lines = [...linesOf(once, twice), ...linesOf(box, once)]
  expect(asBefore(twice, lines)).toEqual({ ...box, pricing: expect.anything() })
  expect(
    asBefore(twice, lines).pricing.details.toSorted((a, b) => (a.priceQty ?? 0) - (b.priceQty ?? 0)),
  ).toEqual([first, second, third])
  expect(
    asBefore(box, [
      { field: 'deleted', old: 1 },
      { field: 'product.nothing', old: 1 },
    ]),
  ).toEqual(box)
})
