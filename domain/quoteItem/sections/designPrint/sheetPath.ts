import { rowPath } from '../../path.ts'
import type { PrintedSheet } from './designPrint.ts'

/** The path of a printed sheet, or of one of its fields. */
export const sheetPath = ({ key }: Pick<PrintedSheet, 'key'>, cell?: keyof PrintedSheet & string): string =>
  rowPath('printedSheets', key, cell)
