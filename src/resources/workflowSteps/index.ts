import type { WorkflowStepRow } from '#contract/workflow-builder'
import { masterResource } from '../../components/master/masterResource.ts'

/** The resource of workflow steps. */
export const workflowSteps = masterResource({
  name: 'admin/workflow/steps',
  label: 'Workflow Steps',
  part: 'Workflow',
  recordRepresentation: ({ code, name }: WorkflowStepRow) => `${name} (${code})`,
})
