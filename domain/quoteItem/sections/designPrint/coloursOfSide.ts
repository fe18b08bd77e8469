import { coloursOf } from '../printing/coloursOf.ts'
import type { Printing } from '../printing/printing.ts'
import type { PrintedSheet } from './designPrint.ts'
import { printedSheetFields } from './fields.ts'

/** How many colours Print has on the side of a sheet; null: none are counted there, or the side is not known. */
export function coloursOfSide(printing: Printing, side: PrintedSheet['side']): number | null {
  if (side !== 'FRONT' && side !== 'BACK') return null
  const count = coloursOf(printing, side === 'FRONT' ? 'front' : 'back')
  return Math.min(count, printedSheetFields.numberOfColors.max) || null
}
