import type { ItemUnderRules } from '../../about.ts'
import type { Finding } from '../../finding.ts'
import type { DesignPrint } from './designPrint.ts'
import { sheetError } from './sheetError.ts'
import { sheetPath } from './sheetPath.ts'

/** What is printed on one side has no sheet of the back. Our own. */
export const backPrinted = (
  { printedSheets }: DesignPrint,
  { sections: { printing } }: Pick<ItemUnderRules, 'sections'>,
): Finding[] =>
  printing.isDoubleSided
    ? []
    : printedSheets
        .filter(({ side }) => side === 'BACK')
        .map(sheet => sheetError(sheetPath(sheet, 'side'), 'one-sided', 'the item is printed on one side'))
