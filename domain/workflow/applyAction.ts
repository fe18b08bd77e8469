import type { Finding } from '#domain/quoteItem'
import { allowedActions } from './allowedActions.ts'
import type { CloseAction } from './closeActions.ts'
import { destination } from './destination.ts'
import { findStep } from './findStep.ts'
import { missingInput } from './missingInput.ts'
import { ownerOf } from './ownerOf.ts'
import type { ActionInput, ActionResult, Actor, ItemState, WorkAction, WorkflowDefinition } from './types.ts'

/**
 * The item after the action, or the sentence why it can't happen; the given state is never changed.
 * Refused is what `allowedActions` refuses, and an input that lacks what the action's dialog asks. Source: 001 §4.
 */
export function applyAction(
  definition: WorkflowDefinition,
  state: ItemState,
  actor: Actor,
  input: ActionInput,
  findings: readonly Finding[],
): ActionResult {
  const offered = allowedActions(definition, state, actor, findings).find(each => each.code === input.action)
  if (!offered) return refused(`There is no action ${input.action} at ${state.stepCode}.`)
  if (!offered.allowed) return refused(offered.reason)
  const missing = missingInput(offered.dialog, input)
  if (missing) return refused(missing)
  if (offered.kind === 'step') return moved(definition, state, input.action)
  const change = changes[offered.code as WorkAction | CloseAction](actor)
  return { ok: true, state: { ...state, ...change.state }, bypassed: [], leavesWorklist: change.leaves }
}

const refused = (message: string): ActionResult => ({ ok: false, message })

type Change = (actor: Actor) => { readonly state: Partial<ItemState>; readonly leaves: boolean }

const changes: Readonly<Record<WorkAction | CloseAction, Change>> = {
  ACCEPT: actor => ({ state: { assignee: actor.login }, leaves: false }),
  RELEASE: () => ({ state: { assignee: null }, leaves: false }),
  ONHOLD: () => ({ state: { isOnHold: true, assignee: null }, leaves: true }),
  OFFHOLD: () => ({ state: { isOnHold: false, assignee: null }, leaves: true }),
  ARCHIVE: () => ({ state: { closeType: 'archive', assignee: null }, leaves: true }),
  TRASH: () => ({ state: { closeType: 'trash', assignee: null }, leaves: true }),
  UNARCHIVE: () => ({ state: { closeType: null, assignee: null }, leaves: false }),
}

const moved = (definition: WorkflowDefinition, state: ItemState, code: string): ActionResult => {
  const action = findStep(definition, state.stepCode)?.actions.find(each => each.code === code)
  const to = action ? destination(definition, action, state) : null
  if (to === null) return refused(`The action ${code} leads nowhere.`)
  return {
    ok: true,
    state: {
      ...state,
      stepCode: to.step.code,
      assignee: to.step.kind === 'initial' ? state.initiator : null,
      assignmentGroup: ownerOf(to.step, state),
    },
    bypassed: to.bypassed,
    leavesWorklist: true,
  }
}
