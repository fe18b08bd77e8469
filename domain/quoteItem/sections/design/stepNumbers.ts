import type { DesignStep } from './design.ts'

/**
 * The creases and rule lengths of a step as numbers; what is empty counts as 0. Rule design-numbers (001 §5).
 */
export const stepNumbers = ({ stepCreases, stepFormes }: Pick<DesignStep, 'stepCreases' | 'stepFormes'>) => ({
  /** mm, from one crease to the next. */
  creases: stepCreases.map(({ value }) => value ?? 0),
  /** Metres. */
  ruleLengths: stepFormes.map(({ ruleLength }) => ruleLength ?? 0),
  trimRuleLengths: stepFormes.map(({ trimRuleLength }) => trimRuleLength ?? 0),
})
