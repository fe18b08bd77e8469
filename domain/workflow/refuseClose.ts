import type { CloseAction } from './closeActions.ts'
import { heldBy } from './heldBy.ts'
import { standstill } from './standstill.ts'
import type { Actor, ItemState, WorkflowStep } from './types.ts'

/**
 * Why the person may not close or reopen the item, or '' when they may: the initiator of the quote and super users,
 * at any step. What can't be undone also waits for whoever holds the item. Source: 001 §4; who may, our own.
 */
export function refuseClose(action: CloseAction, step: WorkflowStep, state: ItemState, actor: Actor): string {
  if (step.kind === 'final') return standstill(step, state)
  if (action === 'UNARCHIVE') {
    if (state.closeType !== 'archive') return 'The item is not archived.'
  } else {
    const still = standstill(step, state)
    if (still) return still
  }
  if (!actor.isInitiator && !actor.roles.includes('SU')) {
    return `Only the initiator of the quote or a super user may ${action.toLowerCase()} the item.`
  }
  const held = state.assignee !== null && state.assignee !== actor.login
  return action === 'TRASH' && held ? heldBy(state) : ''
}
