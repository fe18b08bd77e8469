import type { Finding } from '../../finding.ts'
import { creaseSum } from './creaseSum.ts'
import type { Design } from './design.ts'

/** On a corrugator step the creases add up to the sheet width. Rule design-corr-crease-sum (001 §5). */
export const corrCreaseSum = ({ designSteps }: Pick<Design, 'designSteps'>): Finding[] =>
  designSteps
    .filter(({ operation }) => operation === 'CORR')
    .flatMap(step => creaseSum(step, 'sheet width', step.sheetWidth, 0))
