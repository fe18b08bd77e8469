import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { emptySections, type ItemSections, inputsOf, sections, staleness } from '#domain/quoteItem'

const withProduct = (product: Partial<ItemSections['product']>): ItemSections => ({
  ...emptySections,
  product: { ...emptySections.product, ...product },
})

const size = { product: ['length', 'width', 'depth', 'boardGrade', 'isAllowCrease', 'itemCategory'] } as const
const before = withProduct({ length: 402, width: 300, depth: 250, boardGrade: 'C340' })
const ink = (key: string, inkCode: string, printCoverage: number | null = null) => ({
  key,
  inkCode,
  stereoCode: '',
  printCoverage,
})
const withInks = (...inkCoverages: ItemSections['printing']['inkCoverages']): ItemSections => ({
  ...emptySections,
  printing: { ...emptySections.printing, inkCoverages },
})
const inks = { printing: ['inkCoverages'] } as const

describe('what has changed since a result was calculated', () => {
  it('is said value by value, with the unit once', () => {
    const now = withProduct({ ...before.product, length: 410, boardGrade: 'B340', isAllowCrease: true })
    expect(staleness(inputsOf(before, size), now)).toEqual([
      'Length 402 → 410 mm',
      'Board Grade C340 → B340',
      'Allow Crease No → Yes',
    ])
  })

  it('says what was entered and what was taken away', () => {
    const now = withProduct({ ...before.product, length: null, itemCategory: 'RESIZABLE' })
    expect(staleness(inputsOf(before, size), now)).toEqual([
      'Item Category none → Resizable',
      'Length 402 mm → none',
    ])
    expect(staleness(inputsOf(now, size), before)).toContain('Length none → 402 mm')
  })

  it('says of what is no number that it is none, not that nothing was entered', () => {
    const now = withProduct({ ...before.product, length: Number.NaN })
    expect(staleness(inputsOf(before, size), now)).toEqual(['Length 402 mm → not a number'])
  })

  it('names rows as people know them', () => {
    const was = inputsOf(withInks(ink('a', 'CYAN', 20), ink('b', 'PMS185')), inks)
    expect(staleness(was, withInks(ink('b', 'PMS185', 12.5), ink('c', 'BLACK')))).toEqual([
      'Inks Front, row 1 (CYAN): removed',
      'Inks Front, row 1 (PMS185), Coverage none → 12.5 %',
      'Inks Front, row 2 (BLACK): added',
    ])
    expect(staleness(was, withInks(ink('b', 'PMS185'), ink('a', 'CYAN', 20)))).toEqual([
      'Inks Front: another order',
    ])
  })

  it('names no code that nobody reads', () => {
    const from = inputsOf(emptySections, { delivery: ['truckType', 'deliveryState'] })
    const delivery = { ...emptySections.delivery, truckType: 'CUSTPICK', deliveryState: 'VIC' }
    expect(staleness(from, { ...emptySections, delivery })).toEqual([
      'Truck Type changed',
      'State none → VIC',
    ])
  })

  it('is nothing of what the result was not calculated from', () => {
    const now = withProduct({ ...before.product, description: 'Another', expectedOrderQuantity: 5 })
    expect(staleness(inputsOf(before, size), now)).toEqual([])
  })
})

const number = fc.option(fc.integer({ min: 1, max: 9999 }))
const someProduct = fc.record({
  length: number,
  width: number,
  crease1: number,
  isGen: fc.boolean(),
  code: fc.constantFrom('', 'A', 'B'),
})
const all = { product: Object.keys(sections.product.fields) as (keyof ItemSections['product'])[] }

describe('staleness', () => {
  it('is nothing for the same inputs, and one sentence for each value that differs', () => {
    fc.assert(
      fc.property(someProduct, someProduct, (a, b) => {
        const [was, now] = [withProduct(a), withProduct(b)]
        const differing = (Object.keys(a) as (keyof typeof a)[]).filter(name => a[name] !== b[name])
        const said = staleness(inputsOf(was, all), now)
        expect(said).toHaveLength(differing.length)
        for (const name of differing) {
          const { label } = sections.product.fields[name]
          expect(said.filter(sentence => sentence.startsWith(`${label} `))).toHaveLength(1)
        }
        expect(staleness(inputsOf(now, all), now)).toEqual([])
        expect(staleness(inputsOf(now, all), was)).toHaveLength(said.length)
      }),
    )
  })
})
