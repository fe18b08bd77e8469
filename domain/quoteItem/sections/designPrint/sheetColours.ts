import { total7 } from '#domain/validation'
import type { ItemUnderRules } from '../../about.ts'
import type { Finding } from '../../finding.ts'
import { findingOn } from '../../findingOn.ts'
import { coloursOfSide } from './coloursOfSide.ts'
import type { DesignPrint } from './designPrint.ts'
import { sheetError } from './sheetError.ts'
import { sheetPath } from './sheetPath.ts'

const sheetWarning = findingOn('designPrint', 'warning')

/**
 * A sheet has at most seven colours, front and back alike, and says when Print counts others of its side. Rule
 * print-litho-colours (001 §5; the seven: 000 §5); the comparison is our own.
 */
export function sheetColours(
  { printedSheets }: DesignPrint,
  { sections: { printing } }: Pick<ItemUnderRules, 'sections'>,
): Finding[] {
  return printedSheets.flatMap(sheet => {
    const { side, numberOfColors } = sheet
    if (numberOfColors === null) return []
    const path = sheetPath(sheet, 'numberOfColors')
    const tooMany = total7([numberOfColors])
    if (tooMany !== null) return [sheetError(path, 'litho-colours', tooMany)]
    const counted = coloursOfSide(printing, side)
    return counted === null || counted === numberOfColors
      ? []
      : [sheetWarning(path, 'litho-colours', `Print counts ${counted}`)]
  })
}
