import type { PrintedSheet } from './designPrint.ts'

/** The size of a printed sheet, mm, and how many units are on it, once all of it is entered; null: it is not. */
export function enteredSheet({
  sheetLength,
  sheetWidth,
  totalNumberUp,
}: Pick<PrintedSheet, 'sheetLength' | 'sheetWidth' | 'totalNumberUp'>): {
  readonly length: number
  readonly width: number
  readonly numberUp: number
} | null {
  const [length, width, numberUp] = [sheetLength ?? 0, sheetWidth ?? 0, totalNumberUp ?? 0]
  return length > 0 && width > 0 && numberUp > 0 ? { length, width, numberUp } : null
}
