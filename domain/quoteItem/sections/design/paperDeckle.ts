import type { Finding } from '../../finding.ts'
import type { Design } from './design.ts'
import { missingAt } from './missingAt.ts'
import { stepPath } from './stepPath.ts'

/**
 * A corrugator step needs the width of its paper, unless the board grade is a standard one. Rule design-paper-deckle (001
 * §5).
 */
export const paperDeckle = ({
  designSteps,
  isStandardBoardGrade,
}: Pick<Design, 'designSteps' | 'isStandardBoardGrade'>): Finding[] =>
  designSteps
    .filter(({ operation, paperDeckleWidth }) => operation === 'CORR' && !((paperDeckleWidth ?? 0) > 0))
    .filter(() => !isStandardBoardGrade)
    .map(step => missingAt(stepPath(step, 'paperDeckleWidth')))
