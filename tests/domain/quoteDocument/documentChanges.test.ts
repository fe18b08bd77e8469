import { describe, expect, it } from 'vitest'
import { sameOffer } from '#domain/offers'
import { documentChanges, quoteDocument } from '#domain/quoteDocument'
import { pricedBox, quoted, quoteInput } from './builders.ts'

const box = () => quoted(pricedBox())
const letter = (items = [box()], overrides = {}) => quoteDocument(quoteInput(items, overrides))

/** The box at a tenth more, in its second break. */
function dearer() {
  const sections = pricedBox()
  const details = sections.pricing.details.map((detail, place) =>
    place === 1 ? { ...detail, price: (detail.price ?? 0) * 1.1 } : detail,
  )
  return quoted({ ...sections, pricing: { ...sections.pricing, details } })
}

describe('two letters compared', () => {
  it('that say the same have no changes, whichever revision and day they are of', () => {
    const revision = { letter: 'B', isSent: true }
    expect(documentChanges(letter(), letter([box()], { revision, today: '2027-01-04' }))).toEqual([])
  })

  it('name each figure that differs by item, quantity and column, before and after', () => {
    const [was, now] = [letter(), letter([dearer()])]
    const [before, after] = [was.items[0]?.prices[1], now.items[0]?.prices[1]]
    expect(documentChanges(was, now)).toEqual(
      (['perThousand', 'each', 'order'] as const).map(column => ({
        path: `items[1].prices[${before?.quantity}].${column}`,
        label: `Item 1, ${before?.quantity}, ${{ perThousand: 'Per 1,000', each: 'Each', order: 'Order' }[column]}`,
        before: before?.[column],
        after: after?.[column],
      })),
    )
  })

  it('say of an item that came everything it says, against nothing', () => {
    const second = quoted(pricedBox(), { itemNo: 2, reference: '100023-2' })
    const changes = documentChanges(letter(), letter([box(), second])).filter(
      ({ path }) => !path.startsWith('opening'),
    )
    expect(changes.every(({ path, before }) => path.startsWith('items[2]') && before === '')).toBe(true)
    expect(changes.map(({ label }) => label)).toContain('Item 2, Description')
    expect(changes.map(({ label }) => label)).toContain(`Item 2, ${letter().items[0]?.prices[0]?.quantity}`)
  })
})

it('an item is offered as it was only when every word of it is the same', () => {
  const [was, now] = [letter().items[0], letter([dearer()]).items[0]]
  if (was === undefined || now === undefined) throw new Error('The letters have no items.')
  expect(sameOffer(was, { ...was, picture: null, lacks: ['is on hold'] })).toBe(true)
  expect(sameOffer(was, now)).toBe(false)
})
