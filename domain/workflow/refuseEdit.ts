import { heldBy } from './heldBy.ts'
import { outsider } from './outsider.ts'
import { standstill } from './standstill.ts'
import type { Actor, ItemState, WorkflowStep } from './types.ts'

/**
 * Why the person may not change the item's sections, or '' when they may: the item is theirs, or stands at the first
 * step and they are its initiator. Source: 001 §6, the wording is our own.
 */
export function refuseEdit(step: WorkflowStep, state: ItemState, actor: Actor): string {
  const still = standstill(step, state)
  if (still) return still
  if (state.isOnHold) return 'The item is on hold.'
  const outside = outsider(step, state, actor)
  if (outside) return outside
  if (step.kind === 'initial' && actor.isInitiator) return ''
  if (state.assignee === null) return 'Accept the item first.'
  return state.assignee === actor.login ? '' : heldBy(state)
}
