import type { Finding } from '../../finding.ts'
import type { Design, DesignStep } from './design.ts'
import { missingAt } from './missingAt.ts'
import { stepNumbers } from './stepNumbers.ts'
import { stepPath } from './stepPath.ts'

/** A new forme. */
const newForme = '1'

function ofStep(step: DesignStep): Finding[] {
  if (step.formeType !== newForme) return []
  if (step.stepFormes.length === 0) return [missingAt(stepPath(step, 'stepFormes'))]
  const { ruleLengths } = stepNumbers(step)
  return step.stepFormes
    .filter((_, index) => !((ruleLengths[index] ?? 0) > 0))
    .map(({ key }) => missingAt(stepPath(step, `stepFormes[${key}].ruleLength`)))
}

/** A new forme (type 1) has a rule length above 0. Rule design-forme-rule-length (001 §5). */
export const formeRuleLength = ({ designSteps }: Pick<Design, 'designSteps'>): Finding[] =>
  designSteps.flatMap(ofStep)
