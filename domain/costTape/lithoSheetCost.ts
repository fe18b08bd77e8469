import { sheetSqm } from '#domain/board'
import type { LithoSheet } from './costJob.ts'
import { finishCost } from './finishCost.ts'

/**
 * Printed sheets for so many units, money for the whole run: paper with its spoilage, the print of every good sheet,
 * making the press ready, laminating glue, and what is laid over the print of all sheets, spoilt ones too.
 */
export function lithoSheetCost(sheet: LithoSheet, quantity: number): number {
  const sheets = quantity / sheet.numberUp
  const sqm = sheetSqm(sheet.length, sheet.width)
  const printed = sqm * (1 + (sheet.spoilage ?? 0))
  const paper = printed * (sheet.paperPricePerSqm ?? 0)
  const glue = ((sqm * (sheet.glueGsm ?? 0)) / 1000) * (sheet.gluePricePerKg ?? 0)
  const finishes = (sheet.finishes ?? []).reduce((sum, one) => sum + finishCost(one, sheets * printed), 0)
  return sheets * (paper + (sheet.clickPerSheet ?? 0) + glue) + (sheet.makeReady ?? 0) + finishes
}
