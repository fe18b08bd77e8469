import type { ItemUnderRules } from '../../about.ts'
import type { Finding } from '../../finding.ts'
import type { Design } from './design.ts'
import { missingAt } from './missingAt.ts'
import { stepPath } from './stepPath.ts'

/** An outside-costed store needs an outside process. Rule design-outside-process (001 §5). */
export function outsideProcess({ designSteps }: Design, { facts }: Pick<ItemUnderRules, 'facts'>): Finding[] {
  const stores = new Set(
    facts.design?.operations.filter(each => each.isOutsideCostedStore).map(({ code }) => code),
  )
  return designSteps
    .filter(({ operation, stepOutsideProcess }) => stores.has(operation) && stepOutsideProcess === '')
    .map(step => missingAt(stepPath(step, 'stepOutsideProcess')))
}
