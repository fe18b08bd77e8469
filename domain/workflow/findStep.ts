import type { WorkflowDefinition, WorkflowStep } from './types.ts'

/** The step with this code, or undefined when the definition has none. */
export function findStep(definition: WorkflowDefinition, code: string): WorkflowStep | undefined {
  return definition.steps.find(step => step.code === code)
}
