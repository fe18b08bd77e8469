import type { SectionRules } from '../../about.ts'
import { backPrinted } from './backPrinted.ts'
import { sheetAsRouted } from './sheetAsRouted.ts'
import { sheetColours } from './sheetColours.ts'
import { sheetComplete } from './sheetComplete.ts'
import { sheetHolds } from './sheetHolds.ts'
import { sheetsOfSides } from './sheetsOfSides.ts'

/** The rules of Design Print. */
export const designPrintRules: SectionRules<'designPrint'> = {
  rules: [sheetsOfSides, sheetComplete, backPrinted, sheetHolds, sheetColours, sheetAsRouted],
}
