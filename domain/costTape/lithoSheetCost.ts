import { sheetSqm } from '#domain/board'
import type { LithoSheet } from './costJob.ts'

/**
 * Printed sheets for so many units, money for the whole run: paper with its spoilage, the print of every good
 * sheet, making the press ready, and laminating glue.
 */
export function lithoSheetCost(sheet: LithoSheet, quantity: number): number {
  const sheets = quantity / sheet.numberUp
  const sqm = sheetSqm(sheet.length, sheet.width)
  const paper = sqm * (1 + (sheet.spoilage ?? 0)) * (sheet.paperPricePerSqm ?? 0)
  const glue = ((sqm * (sheet.glueGsm ?? 0)) / 1000) * (sheet.gluePricePerKg ?? 0)
  return sheets * (paper + (sheet.clickPerSheet ?? 0) + glue) + (sheet.makeReady ?? 0)
}
