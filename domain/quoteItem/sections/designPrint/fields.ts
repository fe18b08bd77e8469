import { choice, mm, number, percent, rows } from '../../fields.ts'
import { laminationTypes } from '../../reference/laminationTypes.ts'
import { sheetSides } from '../../reference/sheetSides.ts'
import { varnishTypes } from '../../reference/varnishTypes.ts'

/** A sheet that is printed and laminated to one side of the board. */
export const printedSheetFields = {
  side: choice('Side', sheetSides, 10),
  sheetLength: mm('Sheet Length'),
  sheetWidth: mm('Sheet Width'),
  totalNumberUp: number('Number Up', { min: 1, max: 1000, whole: true }),
  numberOfColors: number('Colours', { min: 0, max: 12, whole: true }),
  printCoverage: percent('Coverage'),
  varnishType: choice('Varnish', varnishTypes, 20),
  laminationType: choice('Lamination', laminationTypes, 20),
  /** Sheets printed beyond those that are needed, for make-ready and spoilage. */
  overs: percent('Overs'),
}

/** The printed sheets of a litho item. Source: 001 §3 names the list; its columns are our own. */
export const designPrintFields = {
  printedSheets: rows('Printed Sheets', printedSheetFields, { max: 8, name: 'side' }),
}
