import { text } from '#domain/messages'
import type { Finding } from '../../finding.ts'
import { findingOn } from '../../findingOn.ts'
import type { Design } from './design.ts'

/** Place of the step that makes the board; -1 when none does. */
const corrugatorStep = ({ designSteps }: Pick<Design, 'designSteps'>): number =>
  designSteps.findIndex(({ operation }) => operation === 'CORR')

/**
 * A route whose board nobody makes is worth a warning: the board may be bought. Rule design-corrupted-step (001 §8).
 */
export function corruptedStep(design: Pick<Design, 'designSteps'>): Finding[] {
  const isBegun = design.designSteps.some(({ operation }) => operation !== '')
  return isBegun && corrugatorStep(design) === -1
    ? [findingOn('design', 'warning')('designSteps', 'corrupted-step', text('corruptedCorrugatorStep'))]
    : []
}
