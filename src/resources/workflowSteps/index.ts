import type { WorkflowStepRow } from '#contract/workflow-builder'
import { masterResource } from '../../components/master/masterResource.ts'

/** The resource of workflow steps. */
export const workflowSteps = masterResource({
  name: 'admin/workflow/steps',
  label: 'Workflow Steps',
  part: 'Workflow Building Blocks',
  about: 'Templates are made of these steps; what is published keeps the names it was published with.',
  recordRepresentation: ({ code, name }: WorkflowStepRow) => `${name} (${code})`,
})
