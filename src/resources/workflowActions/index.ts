import type { WorkflowStepRow } from '#contract/workflow-builder'
import { masterResource } from '../../components/master/masterResource.ts'

/** The resource of workflow actions. */
export const workflowActions = masterResource({
  name: 'admin/workflow/actions',
  label: 'Workflow Actions',
  part: 'Workflow Building Blocks',
  about: 'Steps of templates have these actions; each leads to another step.',
  recordRepresentation: ({ code, name }: WorkflowStepRow) => `${name} (${code})`,
})
