import { ownersOf } from './ownersOf.ts'
import type { ItemState, WorkflowStep } from './types.ts'

/** The workgroup an item is assigned to at the step, or null when none owns it for this plant and business unit. */
export function ownerOf(
  step: WorkflowStep,
  state: Pick<ItemState, 'plantCode' | 'businessUnit'>,
): string | null {
  return ownersOf(step, state)[0] ?? null
}
