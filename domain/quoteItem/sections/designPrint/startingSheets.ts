import { empty } from '../../fields.ts'
import type { SheetSide } from '../../reference/sheetSides.ts'
import type { ItemSections } from '../../sections.ts'
import { coloursOfSide } from './coloursOfSide.ts'
import type { PrintedSheet } from './designPrint.ts'
import { printedSheetFields } from './fields.ts'
import { sheetOfRoute } from './sheetOfRoute.ts'

/** Overs that a printer usually asks for, percent. Our own. */
const usualOvers = 5

type SheetValues = Omit<PrintedSheet, 'key'>

/**
 * The printed sheets that an item starts with, one for each side that is printed: as large as the first sheet of its
 * route, mm, and as Print says the rest. What neither says stays empty.
 */
export function startingSheets({
  design,
  printing,
}: Pick<ItemSections, 'design' | 'printing'>): SheetValues[] {
  const sheet = sheetOfRoute(design)
  const sides: readonly SheetSide[] = printing.isDoubleSided ? ['FRONT', 'BACK'] : ['FRONT']
  return sides.map(side => ({
    ...empty(printedSheetFields),
    side,
    ...sheet,
    numberOfColors: coloursOfSide(printing, side),
    printCoverage: printing.printCoverage,
    varnishType: printing.varnishType,
    overs: usualOvers,
  }))
}
