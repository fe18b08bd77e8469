import { describe, expect, test } from 'vitest'
import { routeInputs, sinceRouted } from '#domain/estimating'
import { emptySections, type ItemSections } from '#domain/quoteItem'

const product = {
  ...emptySections.product,
  styleCarton: '02',
  styleVariant: '0201',
  ...{ length: 400, width: 300, depth: 250, boardGrade: 'C340' },
  expectedOrderQuantity: 5000,
}
const item: ItemSections = { ...emptySections, product }
const usual: Parameters<typeof routeInputs>[2] = { plantCode: null, quantity: null, mayUseOtherPlants: true }
const since = (now: Partial<ItemSections>, told = usual) =>
  sinceRouted(routeInputs(item, undefined, told), { ...item, ...now }, undefined)

test('a routing is out of date when the size, board, quantity, colours, trim or delivery that it was made for changes', () => {
  expect(since({})).toEqual([])
  expect(
    since({
      product: { ...product, length: 410, boardGrade: 'B340', expectedOrderQuantity: 9000 },
      printing: { ...item.printing, numberOfColors: 2 },
      design: { ...item.design, additionalTrim: 20 },
      delivery: { ...item.delivery, truckType: 'CUSTPICK' },
    }),
  ).toEqual([
    'Length 400 → 410 mm',
    'Board Grade C340 → B340',
    'Expected Order Quantity 5,000 → 9,000',
    'Number of Colours 0 → 2',
    'Additional Trim none → 20 mm',
    'Truck Type changed',
  ])
})

test('what a routing does not look at makes none out of date', () => {
  expect(
    since({
      product: { ...product, crease1: 100, boardGradeVariant: 'C340-N', code: 'X' },
      printing: { ...item.printing, numberOfColors: 0 },
      design: { ...item.design, additionalTrim: 0, designProjectNo: 'P1' },
      delivery: { ...item.delivery, truckType: 'STD' },
      pricing: { ...item.pricing, secondaryLegRegion: 'VIC-1' },
    }),
  ).toEqual([])
})

test('what a routing was told otherwise is not of the item', () => {
  const told = { plantCode: 'STH', quantity: 100, mayUseOtherPlants: false }
  const changed = { expectedOrderQuantity: 1, preferredPlantCode: 'NTH', boardGradeVariant: 'C340-N' }
  expect(since({ product: { ...product, ...changed } }, told)).toEqual(['Board Grade Variant none → C340-N'])
})

test('a routing of litho is out of date when the other side is printed too: its sheet is one more to laminate', () => {
  const both = { printing: { ...item.printing, isDoubleSided: true } }
  const litho = { product: { ...product, printProcess: 'LITHO' } }
  const routed = routeInputs({ ...item, ...litho }, undefined, usual)
  expect(sinceRouted(routed, { ...item, ...litho, ...both }, undefined)).toEqual(['Double Sided No → Yes'])
  expect(since(both)).toEqual([])
})

describe('what is laid over print', () => {
  const { product: bare, printing, designPrint } = item
  const sheet = {
    ...{ key: 's1', side: 'FRONT', sheetLength: 700, sheetWidth: 500, totalNumberUp: 1, numberOfColors: 4 },
    ...{ printCoverage: null, varnishType: '', laminationType: '', overs: null },
  }
  const litho = {
    ...item,
    product: { ...bare, printProcess: 'LITHO' },
    designPrint: { ...designPrint, printedSheets: [sheet] },
  }
  const flexo = { ...item, product: { ...bare, printProcess: 'FLEXO' } }
  const changedSince = (routed: ItemSections, now: Partial<ItemSections>) =>
    sinceRouted(routeInputs(routed, undefined, usual), { ...routed, ...now }, undefined)
  const withSheet = (changed: Partial<ItemSections['designPrint']['printedSheets'][number]>) => ({
    designPrint: { ...designPrint, printedSheets: [{ ...sheet, ...changed }] },
  })
  const varnished = { printing: { ...printing, varnishType: 'UV' } }

  test('makes a routing out of date: varnish over inks, varnish, film and overs over litho', () => {
    expect(changedSince(flexo, varnished)).toEqual(['Varnish none → UV'])
    expect(changedSince(litho, varnished)).toEqual(['Varnish none → UV'])
    expect(
      changedSince({ ...litho, ...withSheet({ overs: 5 }) }, withSheet({ laminationType: 'MATT', overs: 8 })),
    ).toEqual([
      'Printed Sheets, row 1 (FRONT), Lamination none → Matt film',
      'Printed Sheets, row 1 (FRONT), Overs 5 → 8 %',
    ])
    expect(changedSince(litho, withSheet({ varnishType: 'UV' }))).toEqual([
      'Printed Sheets, row 1 (FRONT), Varnish none → UV',
    ])
    expect(changedSince({ ...litho, designPrint }, withSheet({}))).toEqual([
      'Printed Sheets, row 1 (FRONT): added',
    ])
  })

  test('makes a routing of litho out of date with the size and number up of its printed sheet, once both are there', () => {
    expect(changedSince(litho, withSheet({ sheetLength: 720, totalNumberUp: 2 }))).toEqual([
      'Printed Sheets, row 1 (FRONT), Sheet Length 700 → 720 mm',
      'Printed Sheets, row 1 (FRONT), Number Up 1 → 2',
    ])
    const unsized = { ...litho, ...withSheet({ totalNumberUp: null }) }
    expect(changedSince(unsized, withSheet({ totalNumberUp: null, sheetLength: 720 }))).toEqual([])
    expect(changedSince(flexo, withSheet({ sheetLength: 720 }))).toEqual([])
  })

  test('makes none out of date where it is laid over nothing, or over a side that is not printed', () => {
    expect(changedSince(item, varnished)).toEqual([])
    expect(changedSince(flexo, withSheet({ laminationType: 'MATT' }))).toEqual([])
    expect(changedSince(litho, withSheet({ numberOfColors: 5, laminationType: 'NONE' }))).toEqual([])
    const back = { ...sheet, key: 's2', side: 'BACK', laminationType: 'MATT' }
    expect(changedSince(litho, { designPrint: { ...designPrint, printedSheets: [sheet, back] } })).toEqual([])
  })
})
