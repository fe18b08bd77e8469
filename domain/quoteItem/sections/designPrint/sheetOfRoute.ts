import type { ItemSections } from '../../sections.ts'
import type { PrintedSheet } from './designPrint.ts'

/** Printers cut to the millimetre: nothing of a board stays bare. */
const wholeMm = (size: number): number => Math.ceil(size)

/** The sheet that an item's route starts with, as a printed sheet says it, mm; null: no step says one. */
export function sheetOfRoute({
  designSteps,
}: Pick<ItemSections['design'], 'designSteps'>): Pick<
  PrintedSheet,
  'sheetLength' | 'sheetWidth' | 'totalNumberUp'
> | null {
  for (const { sheetLength, sheetWidth, totalNumberUp } of designSteps) {
    const [length, width] = [sheetLength ?? 0, sheetWidth ?? 0]
    if (length > 0 && width > 0)
      return { sheetLength: wholeMm(length), sheetWidth: wholeMm(width), totalNumberUp }
  }
  return null
}
