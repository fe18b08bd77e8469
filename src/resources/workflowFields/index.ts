import type { WorkflowFieldRow } from '#contract/workflow-builder'
import { masterResource } from '../../components/master/masterResource.ts'

/** The resource of workflow fields. */
export const workflowFields = masterResource({
  name: 'admin/workflow/fields',
  label: 'Workflow Fields',
  part: 'Workflow',
  recordRepresentation: ({ label }: WorkflowFieldRow) => label,
})
