import type { Design } from '../design/design.ts'
import { corrugatedStep } from '../prePrintDesign/corrugatedStep.ts'
import type { PrePrintDesign } from '../prePrintDesign/prePrintDesign.ts'
import { rollLayout } from '../prePrintDesign/rollLayout.ts'

/** How far a press runs for one unit, and how much web it prints on the way. */
export interface PreprintRun {
  /** m */
  readonly metresPerUnit: number
  /** Web of all rolls in a metre of press, m². */
  readonly sqmPerMetre: number
}

/** The press run of an item by its printed roll and its sheets; null while either is not known or a repeat is not of whole sheets. */
export function preprintRun(roll: PrePrintDesign, design: Pick<Design, 'designSteps'>): PreprintRun | null {
  const { sheetLength, sheetWidth, totalNumberUp } = corrugatedStep(design) ?? {}
  const layout = rollLayout(roll, { length: sheetLength ?? 0, width: sheetWidth ?? 0 })
  if (layout === null || layout.along === null) return null
  const { repeat, along, lanes, webs, rollWidth } = layout
  const unitsPerRepeat = along * lanes * webs * Math.max(1, totalNumberUp ?? 1)
  return { metresPerUnit: repeat / 1000 / unitsPerRepeat, sqmPerMetre: (webs * rollWidth) / 1000 }
}
