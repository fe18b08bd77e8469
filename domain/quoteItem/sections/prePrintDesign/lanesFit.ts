import type { ItemUnderRules } from '../../about.ts'
import type { Finding } from '../../finding.ts'
import { corrugatedStep } from './corrugatedStep.ts'
import type { PrePrintDesign } from './prePrintDesign.ts'
import { preprintError } from './preprintError.ts'

/** The sheets of all lanes lie beside each other on the roll; no question before there is a sheet. Our own. */
export function lanesFit(
  { rollWidth, lanes }: PrePrintDesign,
  { sections }: Pick<ItemUnderRules, 'sections'>,
): Finding[] {
  const sheet = corrugatedStep(sections.design)?.sheetWidth ?? 0
  const [roll, beside] = [rollWidth ?? 0, lanes ?? 0]
  if (sheet <= 0 || roll <= 0 || beside * sheet <= roll) return []
  return [preprintError('lanes', 'lanes-fit', `${beside} × ${sheet} mm do not fit a roll of ${roll} mm`)]
}
