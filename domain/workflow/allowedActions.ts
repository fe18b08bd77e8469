import type { Finding } from '#domain/quoteItem'
import { closeActions, closeDialogs, closeNames } from './closeActions.ts'
import { findStep } from './findStep.ts'
import { refuseClose } from './refuseClose.ts'
import { refuseStep } from './refuseStep.ts'
import { refuseWork } from './refuseWork.ts'
import {
  type Actor,
  type ItemState,
  type OfferedAction,
  type WorkflowDefinition,
  workActions,
} from './types.ts'
import { workDialogs, workNames } from './workNames.ts'

/**
 * Every action there is for the item, in the order work, step, close, each allowed or with the sentence why not.
 * An item at a step the definition does not have, and one at a final step, is allowed nothing. Source: 001 §4.
 */
export function allowedActions(
  definition: WorkflowDefinition,
  state: ItemState,
  actor: Actor,
  findings: readonly Finding[],
): OfferedAction[] {
  const step = findStep(definition, state.stepCode)
  const lost = `The workflow has no step ${state.stepCode}.`
  const offer = (
    action: Pick<OfferedAction, 'code' | 'name' | 'kind' | 'target' | 'dialog'>,
    reason: string,
  ): OfferedAction => ({ ...action, allowed: reason === '', reason })
  return [
    ...workActions.map(code =>
      offer(
        { code, name: workNames[code], kind: 'work', target: null, dialog: workDialogs[code] },
        step ? refuseWork(code, step, state, actor) : lost,
      ),
    ),
    ...(step?.actions ?? []).map(action =>
      offer(
        { code: action.code, name: action.name, kind: 'step', target: action.target, dialog: action.dialog },
        step ? refuseStep(definition, action, step, state, actor, findings) : lost,
      ),
    ),
    ...closeActions.map(code =>
      offer(
        { code, name: closeNames[code], kind: 'close', target: null, dialog: closeDialogs[code] },
        step ? refuseClose(code, step, state, actor) : lost,
      ),
    ),
  ]
}
