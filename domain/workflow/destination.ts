import { findStep } from './findStep.ts'
import type { ItemState, StepAction, WorkflowDefinition, WorkflowStep } from './types.ts'

export interface Destination {
  readonly step: WorkflowStep
  /** Codes of the steps passed by, in order. */
  readonly bypassed: readonly string[]
}

/**
 * Where an action leads: its target, or beyond it while a step on the way has its bypass flag set, along each passed
 * step's first forward action. A way back goes exactly where it says. Null when the definition lacks the target.
 */
export function destination(
  definition: WorkflowDefinition,
  action: Pick<StepAction, 'target' | 'direction'>,
  state: Pick<ItemState, 'bypass'>,
): Destination | null {
  let step = findStep(definition, action.target)
  const bypassed: string[] = []
  while (step && action.direction === 'forward' && step.bypass !== null && state.bypass[step.bypass]) {
    const forward = step.actions.find(each => each.direction === 'forward')
    const next = forward && findStep(definition, forward.target)
    // A ring of passed steps, or one that leads nowhere, is no way on: the item stops at it.
    if (!next || next.code === step.code || bypassed.includes(next.code)) break
    bypassed.push(step.code)
    step = next
  }
  return step ? { step, bypassed } : null
}
