import type { ItemUnderRules } from '../../about.ts'
import type { Finding } from '../../finding.ts'
import { corrugatedStep } from './corrugatedStep.ts'
import type { PrePrintDesign } from './prePrintDesign.ts'
import { preprintWarning } from './preprintError.ts'

/** The printed roll is as wide as the paper that Design runs. Our own. */
export function rollOfDeckle(
  { rollWidth }: PrePrintDesign,
  { sections }: Pick<ItemUnderRules, 'sections'>,
): Finding[] {
  const deckle = corrugatedStep(sections.design)?.paperDeckleWidth ?? 0
  if (deckle <= 0 || (rollWidth ?? 0) <= 0 || deckle === rollWidth) return []
  return [preprintWarning('rollWidth', 'deckle', `Design runs a paper deckle of ${deckle} mm`)]
}
