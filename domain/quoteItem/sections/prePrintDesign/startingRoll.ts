import type { Design } from '../design/design.ts'
import { corrugatedStep } from './corrugatedStep.ts'
import type { PrePrintDesign } from './prePrintDesign.ts'

/**
 * The roll that a preprint item starts with: the paper deckle of its route, a sheet a repeat, as many lanes as fit, on one
 * web; null while the route has no sheet on a deckle.
 */
export function startingRoll(design: Pick<Design, 'designSteps'>): PrePrintDesign | null {
  const { sheetLength, sheetWidth, paperDeckleWidth } = corrugatedStep(design) ?? {}
  const [length, width, deckle] = [sheetLength ?? 0, sheetWidth ?? 0, paperDeckleWidth ?? 0]
  const lanes = width > 0 ? Math.floor(deckle / width) : 0
  return length > 0 && lanes >= 1 ? { rollWidth: deckle, repeat: length, webs: 1, lanes } : null
}
