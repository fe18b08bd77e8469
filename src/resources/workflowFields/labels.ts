import type { WorkflowFieldInput } from '#contract/workflow-builder'

/** What the fields of workflow fields are called. */
export const labels: Readonly<Record<keyof WorkflowFieldInput, string>> = {
  tabId: 'Tab',
  fieldName: 'Name',
  label: 'Label',
  isActive: 'In use',
}
