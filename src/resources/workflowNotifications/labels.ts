import type { WorkflowNotificationInput } from '#contract/workflow-builder'

/** What the fields of workflow notifications are called. */
export const labels: Readonly<Record<keyof WorkflowNotificationInput, string>> = {
  description: 'Description',
  actionCode: 'Action',
  stepCode: 'Step it comes to',
  recipient: 'Recipient',
  address: 'Address',
  isActive: 'In use',
}
