import type { Finding } from '../../finding.ts'
import { sideFault } from '../../sideFault.ts'
import type { PrePrintDesign } from './prePrintDesign.ts'
import { preprintError } from './preprintError.ts'

/** The roll has a width, and its prints a repeat, that are some. Our own. */
export const rollSides = (roll: PrePrintDesign): Finding[] =>
  (['rollWidth', 'repeat'] as const).flatMap(side => {
    const message = sideFault(roll[side])
    return message === null ? [] : [preprintError(side, 'roll-side', message)]
  })
