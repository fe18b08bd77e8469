import { findStep, type WorkflowDefinition, type WorkflowStep } from '#domain/workflow'

/**
 * The step from which on an item of this workflow is ordered: ORDER, else the one that the action WON leads to;
 * undefined when there is none. Source: decision N19 ("Ordered"); which step it is, is our own.
 */
export function orderStep(workflow: WorkflowDefinition): WorkflowStep | undefined {
  const order = findStep(workflow, 'ORDER')
  if (order !== undefined) return order
  const won = workflow.steps.flatMap(step => step.actions).find(action => action.code === 'WON')
  return won === undefined ? undefined : findStep(workflow, won.target)
}
