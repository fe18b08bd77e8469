import type { WorkflowOptionRow } from '#contract/workflow-builder'
import { masterResource } from '../../components/master/masterResource.ts'

/** The resource of workflow options. */
export const workflowOptions = masterResource({
  name: 'admin/workflow/options',
  label: 'Workflow Options',
  part: 'Workflow Building Blocks',
  about: 'Reasons to choose from when an action asks for one.',
  recordRepresentation: ({ name, actionCode }: WorkflowOptionRow) => `${name} (${actionCode})`,
})
