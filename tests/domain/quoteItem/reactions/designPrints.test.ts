import { describe, expect, it } from 'vitest'
import { type PrintedSheet, react } from '#domain/quoteItem'
import { aSheet, type Printing, type Product, sectionsOf } from '../builders.ts'

interface Given {
  readonly product?: Partial<Product>
  readonly printing?: Partial<Printing>
  readonly sheets?: PrintedSheet[]
}

const lithoItem = ({ product, printing, sheets = [aSheet()] }: Given = {}) =>
  sectionsOf({
    product: { printProcess: 'LITHO', ...product },
    printing: { processColourCountFront: 4, numberOfColors: 4, ...printing },
    designPrint: { printedSheets: sheets },
  })

const about = { facts: {}, step: 'INITIATE' }
const roll = { rollWidth: 2350, repeat: 1337, webs: 1, lanes: 6 }

describe('another print process', () => {
  it('takes the printed sheets away, and says so', () => {
    const { sections, said } = react(lithoItem(), lithoItem({ product: { printProcess: 'FLEXO' } }), about)
    expect(sections.designPrint.printedSheets).toEqual([])
    expect(said).toContain('Printed sheets were cleared: the item is not litho.')
  })

  it('that is litho too keeps them', () => {
    const { sections } = react(lithoItem(), lithoItem({ product: { printProcess: 'OS_LITHO' } }), about)
    expect(sections.designPrint.printedSheets).toHaveLength(1)
  })

  it('takes the preprint design away, and lets none in', () => {
    const preprint = (printProcess: string, prePrintDesign: object) =>
      sectionsOf({ product: { printProcess }, prePrintDesign })
    const { sections, said } = react(preprint('PREPRINT', roll), preprint('FLEXO', roll), about)
    expect(Object.values(sections.prePrintDesign)).toEqual([null, null, null, null])
    expect(said).toContain('The preprint design was cleared: the item is not preprint.')
    const entered = react(preprint('FLEXO', {}), preprint('FLEXO', roll), about)
    expect(Object.values(entered.sections.prePrintDesign)).toEqual([null, null, null, null])
    expect(
      react(preprint('PREPRINT', {}), preprint('PREPRINT', roll), about).sections.prePrintDesign,
    ).toEqual(roll)
  })
})

describe('print-litho-colours: what Print says of a side', () => {
  const colours = (after: Given) =>
    react(
      lithoItem({ sheets: after.sheets ?? [aSheet()] }),
      lithoItem(after),
      about,
    ).sections.designPrint.printedSheets.map(({ numberOfColors }) => numberOfColors)

  it('is said of its sheets, where they had the old count', () => {
    expect(colours({ printing: { pmsColourCountFront: 1 } })).toEqual([5])
    const own = [aSheet({ numberOfColors: 2 })]
    expect(colours({ printing: { pmsColourCountFront: 1 }, sheets: own })).toEqual([2])
  })

  it('takes the sheets of the back away when one side is left', () => {
    const sheets = [aSheet(), aSheet({ key: 's2', side: 'BACK' })]
    const before = lithoItem({ sheets, printing: { isDoubleSided: true } })
    const { sections, said } = react(before, lithoItem({ sheets, printing: { isDoubleSided: false } }), about)
    expect(sections.designPrint.printedSheets.map(({ side }) => side)).toEqual(['FRONT'])
    expect(said).toEqual(['Sheets of the back were taken away: the item is printed on one side.'])
  })
})
