import type { WorkflowFieldRow } from '#contract/workflow-builder'
import { masterResource } from '../../components/master/masterResource.ts'

/** The resource of workflow fields. */
export const workflowFields = masterResource({
  name: 'admin/workflow/fields',
  label: 'Workflow Fields',
  part: 'Workflow Building Blocks',
  about: 'Fields of the tabs that a step can make read-only or required.',
  recordRepresentation: ({ label }: WorkflowFieldRow) => label,
})
