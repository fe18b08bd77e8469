import type { WorkflowOptionInput } from '#contract/workflow-builder'

/** What the fields of workflow options are called. */
export const labels: Readonly<Record<keyof WorkflowOptionInput, string>> = {
  actionCode: 'Action',
  code: 'Code',
  name: 'Reason',
  sequence: 'Place',
  isActive: 'In use',
}
