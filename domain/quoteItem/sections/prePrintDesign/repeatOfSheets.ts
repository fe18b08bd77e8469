import type { ItemUnderRules } from '../../about.ts'
import type { Finding } from '../../finding.ts'
import { corrugatedStep } from './corrugatedStep.ts'
import type { PrePrintDesign } from './prePrintDesign.ts'
import { preprintWarning } from './preprintError.ts'
import { wholeSheets } from './wholeSheets.ts'

/** A repeat is of whole sheets: else the cut leaves the print, sheet by sheet. Our own. */
export function repeatOfSheets(
  { repeat }: PrePrintDesign,
  { sections }: Pick<ItemUnderRules, 'sections'>,
): Finding[] {
  const length = corrugatedStep(sections.design)?.sheetLength ?? 0
  if (length <= 0 || (repeat ?? 0) <= 0 || wholeSheets(repeat ?? 0, length) !== null) return []
  return [
    preprintWarning('repeat', 'repeat', `is not a multiple of the sheet length of ${length} mm in Design`),
  ]
}
