import { destination } from './destination.ts'
import { findStep } from './findStep.ts'
import { ownerOf } from './ownerOf.ts'
import type { ItemState, WorkflowDefinition, WorkflowStep } from './types.ts'

/** A step an item comes to, and who gets it there. */
export interface PathStep {
  readonly code: string
  readonly name: string
  /** Workgroup it waits in; null: nobody's, or the initiator's. */
  readonly owner: string | null
}

/** What decides the way of an item, and whose it is on it. */
export type Standing = Pick<ItemState, 'stepCode' | 'plantCode' | 'businessUnit' | 'isPreprint' | 'bypass'>

/**
 * The way an item goes from where it stands when every step's first forward action is taken, the present step first;
 * what is bypassed is left out. Empty: the definition does not have the item's step. A ring ends where it closes.
 */
export function pathAhead(definition: WorkflowDefinition, state: Standing): PathStep[] {
  const path: PathStep[] = []
  let step: WorkflowStep | undefined = findStep(definition, state.stepCode)
  while (step !== undefined && !path.some(passed => passed.code === step?.code)) {
    path.push({ code: step.code, name: step.name, owner: ownerOf(step, state) })
    const forward = step.actions.find(action => action.direction === 'forward')
    step = forward === undefined ? undefined : destination(definition, forward, state)?.step
  }
  return path
}
