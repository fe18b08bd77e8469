import { heldBy, holderOf } from './heldBy.ts'
import { outsider } from './outsider.ts'
import { standstill } from './standstill.ts'
import type { Actor, ItemState, WorkAction, WorkflowStep } from './types.ts'

/**
 * Why the person may not take the work action, or '' when they may. What is ordered is not put on hold (rule
 * workflow-order-created). Source: 001 §4; who may, our own.
 */
export function refuseWork(action: WorkAction, step: WorkflowStep, state: ItemState, actor: Actor): string {
  return standstill(step, state) || rules[action](step, state, actor)
}

type Rule = (step: WorkflowStep, state: ItemState, actor: Actor) => string

const onHold = (state: ItemState) => (state.isOnHold ? 'The item is on hold.' : '')

const heldByAnother = (state: ItemState, actor: Actor) =>
  state.assignee !== null && state.assignee !== actor.login ? heldBy(state) : ''

const rules: Readonly<Record<WorkAction, Rule>> = {
  ACCEPT: (step, state, actor) =>
    onHold(state) ||
    (state.assignee === actor.login ? 'The item is already assigned to you.' : heldByAnother(state, actor)) ||
    outsider(step, state, actor),
  // Who holds the item may let go of it even after leaving the workgroup.
  RELEASE: (_step, state, actor) => {
    if (state.isOnHold) return onHold(state)
    if (state.assignee === null) return 'The item is not assigned to anybody.'
    if (state.assignee === actor.login || actor.roles.includes('SU')) return ''
    return `Only ${holderOf(state)} or a super user may release the item.`
  },
  ONHOLD: (step, state, actor) =>
    (state.isOnHold ? 'The item is already on hold.' : '') ||
    (state.hasOrder ? 'Tooling of the item is ordered: it can not be put on hold.' : '') ||
    outsider(step, state, actor) ||
    (actor.roles.includes('SU') ? '' : heldByAnother(state, actor)),
  OFFHOLD: (step, state, actor) =>
    state.isOnHold ? outsider(step, state, actor) : 'The item is not on hold.',
}
