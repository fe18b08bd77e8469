import { findStep, type WorkflowDefinition, type WorkflowStep } from '#domain/workflow'

/**
 * The step that approves an item in its workflow: APPROVAL, else the last one with the action APPROVE; undefined when
 * the workflow asks for no approval. Source: decision N19 ("past approval"); which step it is, is our own.
 */
export const approvalStep = (workflow: WorkflowDefinition): WorkflowStep | undefined =>
  findStep(workflow, 'APPROVAL') ??
  workflow.steps.findLast(step => step.actions.some(action => action.code === 'APPROVE'))
