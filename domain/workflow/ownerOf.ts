import { ownersOf } from './ownersOf.ts'
import type { ItemState, WorkflowStep } from './types.ts'

/** The workgroup of those who plan what is printed before it is corrugated. */
const preprinters = 'PREPRINT'

/**
 * The workgroup an item is assigned to at the step, or null when none owns it for this plant and business unit. Of a step
 * that Pre-print owns as well as others, what is preprinted is theirs, and nothing else is. Our own.
 */
export function ownerOf(
  step: WorkflowStep,
  state: Pick<ItemState, 'plantCode' | 'businessUnit' | 'isPreprint'>,
): string | null {
  const owners = ownersOf(step, state)
  if (state.isPreprint === true && owners.includes(preprinters)) return preprinters
  return owners.find(owner => owner !== preprinters) ?? owners[0] ?? null
}
