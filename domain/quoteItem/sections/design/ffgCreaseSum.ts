import type { Finding } from '../../finding.ts'
import { creaseSum } from './creaseSum.ts'
import type { Design } from './design.ts'

/** On a finisher the creases and the additional trim add up to the sheet length. Rule design-ffg-crease-sum (001 §5). */
export const ffgCreaseSum = ({
  designSteps,
  additionalTrim,
}: Pick<Design, 'designSteps' | 'additionalTrim'>): Finding[] =>
  designSteps
    .filter(({ operation }) => operation === 'FFG')
    .flatMap(step => creaseSum(step, 'sheet length', step.sheetLength, additionalTrim ?? 0))
