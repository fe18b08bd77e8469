import { text } from '#domain/messages'
import type { ItemUnderRules } from '../../about.ts'
import type { Finding } from '../../finding.ts'
import type { Design } from './design.ts'
import { designError } from './designError.ts'
import { stepPath } from './stepPath.ts'

/** VSL codes of corrugator extras begin so (001 §5). */
const extras = '0913'
const fanfold = 'FANFOLD'

/** The corrugator folds extras as a fan. Rule design-extras-fanfold (001 §5, §8). */
export function extrasFanfold(
  { designSteps }: Pick<Design, 'designSteps'>,
  { sections }: Pick<ItemUnderRules, 'sections'>,
): Finding[] {
  if (!sections.product.vslCode.startsWith(extras)) return []
  return designSteps
    .filter(({ operation }) => operation === 'CORR')
    .filter(({ corrugatorProcesses }) => !corrugatorProcesses.some(({ process }) => process === fanfold))
    .map(step =>
      designError(
        stepPath(step, 'corrugatorProcesses'),
        'extras-fanfold',
        text('designCorrugatorExtrasFanfold'),
      ),
    )
}
