import type { Finding } from '#domain/quoteItem'
import { findStep } from './findStep.ts'
import { heldBy } from './heldBy.ts'
import { incomplete } from './incomplete.ts'
import { outsider } from './outsider.ts'
import { standstill } from './standstill.ts'
import type { Actor, ItemState, StepAction, WorkflowDefinition, WorkflowStep } from './types.ts'

/**
 * Why the person may not take the action of the step, or '' when they may. The item has to be theirs; a draft
 * is every initiator's, whoever holds it.
 */
export function refuseStep(
  definition: WorkflowDefinition,
  action: StepAction,
  step: WorkflowStep,
  state: ItemState,
  actor: Actor,
  findings: readonly Finding[],
): string {
  const still = standstill(step, state)
  if (still) return still
  if (state.isOnHold) return 'The item is on hold.'
  if (!findStep(definition, action.target)) return `The workflow has no step ${action.target}.`
  const outside = outsider(step, state, actor)
  if (outside) return outside
  const isDraftOfTheirs = step.kind === 'initial' && actor.isInitiator
  if (!isDraftOfTheirs && state.assignee === null) return 'Accept the item first.'
  if (!isDraftOfTheirs && state.assignee !== actor.login) return heldBy(state)
  return action.direction === 'forward' ? incomplete(definition, step, state, findings) : ''
}
