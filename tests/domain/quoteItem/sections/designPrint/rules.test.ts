import { describe, expect, it } from 'vitest'
import { findingsOf, type PrintedSheet, sheetsToPrint, startingSheets } from '#domain/quoteItem'
import { aSheet, aStep, type Printing, type Product, sectionsOf, under } from '../../builders.ts'
import { said } from '../../said.ts'

interface Given {
  readonly product?: Partial<Product>
  readonly printing?: Partial<Printing>
}

/** At a step at which printed sheets are entered. */
const fieldRules = [{ tabId: 15, fieldName: 'printedSheets', readOnly: false, required: false }]

const lithoItem = (printedSheets: PrintedSheet[], { product, printing }: Given = {}) =>
  sectionsOf({
    product: { printProcess: 'LITHO', ...product },
    printing: { processColourCountFront: 4, ...printing },
    designPrint: { printedSheets },
  })

const wrong = (
  printedSheets: PrintedSheet[],
  given: Given = {},
  severity = 'error',
  rules: typeof fieldRules = fieldRules,
) =>
  said(
    findingsOf(under(lithoItem(printedSheets, given), { fieldRules: rules })).filter(
      finding => finding.tab === 'designPrint' && finding.severity === severity,
    ),
  )

describe('the printed sheets of a litho item', () => {
  it('are one for each side that is printed, where they are entered', () => {
    expect(wrong([])).toEqual(['printedSheets: A printed sheet of the front is required'])
    expect(wrong([], { printing: { isDoubleSided: true } })).toEqual([
      'printedSheets: A printed sheet of the front and the back is required',
    ])
    expect(wrong([aSheet()])).toEqual([])
    expect(wrong([], {}, 'error', [])).toEqual([])
  })

  it('are no question for an item that is not litho', () => {
    expect(wrong([], { product: { printProcess: 'FLEXO' } })).toEqual([])
  })

  it('say side, size, number up and colours', () => {
    const nothing = aSheet({ sheetLength: null, sheetWidth: 0, totalNumberUp: null, numberOfColors: null })
    expect(wrong([nothing])).toEqual([
      'printedSheets[s1].sheetLength: Sheet Length is required',
      'printedSheets[s1].sheetWidth: Sheet Width is required',
      'printedSheets[s1].totalNumberUp: Number Up is required',
      'printedSheets[s1].numberOfColors: Colours is required',
    ])
    expect(wrong([aSheet(), aSheet({ key: 's2', side: '' })])).toEqual([
      'printedSheets[s2].side: Side is required',
    ])
    for (const sheetWidth of [-5, 0.0001])
      expect(wrong([aSheet({ sheetWidth })])).toEqual(['printedSheets[s1].sheetWidth: must be >= 1'])
  })

  it('have none of the back when one side is printed', () => {
    const back = aSheet({ key: 's2', side: 'BACK' })
    expect(wrong([aSheet(), back])).toEqual(['printedSheets[s2].side: the item is printed on one side'])
    expect(wrong([aSheet(), back], { printing: { isDoubleSided: true } })).toEqual([])
  })

  it('hold no more than the smallest blanks of the item would fill', () => {
    // 2 × (400 + 300) by 250 + 2 × 150 mm: 1400 × 550.
    expect(wrong([aSheet({ totalNumberUp: 2 })])).toEqual([])
    expect(wrong([aSheet({ totalNumberUp: 3 })])).toEqual([
      'printedSheets[s1].totalNumberUp: a sheet of 1440 × 1120 mm holds at most 2',
    ])
    // Of a tray that is cut to shape at least its floor is known: 400 × 300 mm.
    const tray = { product: { styleCarton: '04', styleVariant: '0427' } }
    expect(wrong([aSheet({ sheetWidth: 400, totalNumberUp: 3 })], tray)).toEqual([])
    expect(wrong([aSheet({ sheetWidth: 10, totalNumberUp: 3 })], tray)).toEqual([
      'printedSheets[s1].totalNumberUp: a sheet of 1440 × 10 mm holds none',
    ])
  })

  it('have a word when the sheet of the route has another number up, or is larger', () => {
    const step = aStep('CORR', { sheetLength: 1120.4, sheetWidth: 1440, totalNumberUp: 2 })
    const routed = (sheet: Partial<PrintedSheet>) => {
      const item = lithoItem([aSheet(sheet)])
      const design = { ...item.design, designSteps: [step] }
      return said(
        findingsOf(under({ ...item, design }, { fieldRules })).filter(({ tab }) => tab === 'designPrint'),
      )
    }
    expect(routed({ sheetWidth: 1121 })).toEqual([])
    expect(routed({ sheetWidth: 1300, sheetLength: 1500 })).toEqual([])
    expect(routed({})).toEqual([
      'printedSheets[s1].sheetLength: the sheet of the route is larger: 1121 × 1440 mm',
    ])
    expect(routed({ totalNumberUp: 1 })).toEqual([
      'printedSheets[s1].totalNumberUp: the sheet of the route has 2',
    ])
  })

  it('print-litho-colours: seven colours at most, front and back, and a word when Print counts others', () => {
    const sheets = (front: number, back: number) => [
      aSheet({ numberOfColors: front }),
      aSheet({ key: 's2', side: 'BACK', numberOfColors: back }),
    ]
    const printing = { isDoubleSided: true, pmsColourCountBack: 2 }
    expect(wrong(sheets(7, 8), { printing })).toEqual([
      'printedSheets[s2].numberOfColors: Total must not be more than 7',
    ])
    expect(wrong(sheets(5, 2), { printing }, 'warning')).toEqual([
      'printedSheets[s1].numberOfColors: Print counts 4',
    ])
  })
})

describe('the printed sheets that an item starts with', () => {
  it('are as large as the first sheet of its route, to the millimetre, and as Print says the rest', () => {
    const { design, printing } = sectionsOf({
      design: {
        designSteps: [
          aStep('CORR', { sheetLength: 1440.8, sheetWidth: 491.7, totalNumberUp: 3 }),
          aStep('DESPATCH'),
        ],
      },
      printing: { processColourCountFront: 4, isDoubleSided: true, varnishType: 'UV', printCoverage: 60 },
    })
    expect(startingSheets({ design, printing })).toMatchObject([
      {
        ...{ side: 'FRONT', sheetLength: 1441, sheetWidth: 492, totalNumberUp: 3, numberOfColors: 4 },
        ...{ printCoverage: 60, varnishType: 'UV', overs: 5 },
      },
      { side: 'BACK', numberOfColors: null },
    ])
  })

  it('leave out what nothing says', () => {
    expect(startingSheets(sectionsOf())).toMatchObject([{ sheetLength: null, totalNumberUp: null }])
  })
})

it('an order takes as many sheets as its pieces and its overs need', () => {
  expect(sheetsToPrint({ totalNumberUp: 3, overs: 5 }, 4000)).toBe(1401)
  expect(sheetsToPrint({ totalNumberUp: 1, overs: 5 }, 100)).toBe(105)
  expect(sheetsToPrint({ totalNumberUp: 4, overs: null }, 4001)).toBe(1001)
  expect(sheetsToPrint({ totalNumberUp: null, overs: 5 }, 4000)).toBeNull()
  expect(sheetsToPrint({ totalNumberUp: 2, overs: 5 }, null)).toBeNull()
})
