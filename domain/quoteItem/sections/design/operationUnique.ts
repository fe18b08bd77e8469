import { text } from '#domain/messages'
import type { ItemUnderRules } from '../../about.ts'
import type { Finding } from '../../finding.ts'
import type { Design } from './design.ts'
import { designError } from './designError.ts'
import { stepPath } from './stepPath.ts'

/**
 * An operation is used by one step only, unless it may be in several. Nothing is said while the plant's operations are not
 * known. Rule design-add-operation-unique (001 §5).
 */
export function operationUnique(
  { designSteps }: Pick<Design, 'designSteps'>,
  { facts }: Pick<ItemUnderRules, 'facts'>,
): Finding[] {
  const once = new Set(facts.design?.operations.filter(each => !each.isMultiRoute).map(({ code }) => code))
  return designSteps
    .filter(
      ({ operation }, index) =>
        once.has(operation) && designSteps.findIndex(each => each.operation === operation) < index,
    )
    .map(step =>
      designError(stepPath(step, 'operation'), 'operation-taken', text('designOperationAlreadyAdded')),
    )
}
